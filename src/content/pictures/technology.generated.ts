// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const technologyPanel1: PictureFile = { id: 'technology-panel-1', width: 1200, height: 900, placeholderColor: '#524a43', hash: '99329e2e' };
export const technologyPanel2: PictureFile = { id: 'technology-panel-2', width: 1200, height: 900, placeholderColor: '#443831', hash: 'bed39865' };
export const technologySlide1: PictureFile = { id: 'technology-slide-1', width: 1600, height: 900, placeholderColor: '#5e5346', hash: '50579017' };
export const technologySlide2: PictureFile = { id: 'technology-slide-2', width: 1600, height: 900, placeholderColor: '#816851', hash: 'ca1ceeb5' };
export const technologySlide3: PictureFile = { id: 'technology-slide-3', width: 1600, height: 900, placeholderColor: '#a69888', hash: '51531d06' };
export const technologySlide4: PictureFile = { id: 'technology-slide-4', width: 1600, height: 900, placeholderColor: '#605852', hash: 'ff71b0aa' };
export const technologySlide5: PictureFile = { id: 'technology-slide-5', width: 1600, height: 900, placeholderColor: '#90795e', hash: 'd81a65c3' };
