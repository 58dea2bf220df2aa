// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const technologyPanel1: PictureFile = { id: 'technology-panel-1', width: 1200, height: 900, placeholderColor: '#524a43', hash: 'db2789ca' };
export const technologyPanel2: PictureFile = { id: 'technology-panel-2', width: 1200, height: 900, placeholderColor: '#443831', hash: '95a2ce7b' };
export const technologySlide1: PictureFile = { id: 'technology-slide-1', width: 1600, height: 900, placeholderColor: '#5e5346', hash: 'f48e2f19' };
export const technologySlide2: PictureFile = { id: 'technology-slide-2', width: 1600, height: 900, placeholderColor: '#816851', hash: '77e2e62a' };
export const technologySlide3: PictureFile = { id: 'technology-slide-3', width: 1600, height: 900, placeholderColor: '#a69888', hash: 'bfda7f40' };
export const technologySlide4: PictureFile = { id: 'technology-slide-4', width: 1600, height: 900, placeholderColor: '#605852', hash: '3eccc805' };
export const technologySlide5: PictureFile = { id: 'technology-slide-5', width: 1600, height: 900, placeholderColor: '#90795e', hash: '8cd66f74' };
