// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product22Detail1: PictureFile = { id: 'product-22-detail-1', width: 1200, height: 900, placeholderColor: '#5e4431', hash: 'c02e86cd' };
export const product22Detail2: PictureFile = { id: 'product-22-detail-2', width: 1200, height: 900, placeholderColor: '#a48f76', hash: '0e081d67' };
