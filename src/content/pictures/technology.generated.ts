// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const technologyPanel1: PictureFile = { id: 'technology-panel-1', width: 1200, height: 900, placeholderColor: '#7c6b57', hash: '3d03aae2' };
export const technologyPanel2: PictureFile = { id: 'technology-panel-2', width: 1200, height: 900, placeholderColor: '#695542', hash: 'b0713e89' };
export const technologySlide1: PictureFile = { id: 'technology-slide-1', width: 1600, height: 900, placeholderColor: '#78614b', hash: '1053af31' };
export const technologySlide2: PictureFile = { id: 'technology-slide-2', width: 1600, height: 900, placeholderColor: '#816851', hash: 'ca1ceeb5' };
export const technologySlide3: PictureFile = { id: 'technology-slide-3', width: 1600, height: 900, placeholderColor: '#a69888', hash: '51531d06' };
export const technologySlide4: PictureFile = { id: 'technology-slide-4', width: 1600, height: 900, placeholderColor: '#5b4c3e', hash: '8df2efc8' };
export const technologySlide5: PictureFile = { id: 'technology-slide-5', width: 1600, height: 900, placeholderColor: '#90795e', hash: 'd81a65c3' };
