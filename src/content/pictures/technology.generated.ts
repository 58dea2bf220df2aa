// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const technologyPanel1: PictureFile = { id: 'technology-panel-1', width: 1200, height: 900, placeholderColor: '#524a43', hash: 'a17216ed' };
export const technologyPanel2: PictureFile = { id: 'technology-panel-2', width: 1200, height: 900, placeholderColor: '#443831', hash: 'c321ca87' };
export const technologySlide1: PictureFile = { id: 'technology-slide-1', width: 1600, height: 900, placeholderColor: '#5e5346', hash: '7ccad94c' };
export const technologySlide2: PictureFile = { id: 'technology-slide-2', width: 1600, height: 900, placeholderColor: '#816851', hash: '8feba765' };
export const technologySlide3: PictureFile = { id: 'technology-slide-3', width: 1600, height: 900, placeholderColor: '#a69888', hash: '11da0601' };
export const technologySlide4: PictureFile = { id: 'technology-slide-4', width: 1600, height: 900, placeholderColor: '#605852', hash: '300c87d3' };
export const technologySlide5: PictureFile = { id: 'technology-slide-5', width: 1600, height: 900, placeholderColor: '#90795e', hash: '2ebd375c' };
