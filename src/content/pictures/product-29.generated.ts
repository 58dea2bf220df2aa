// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product29Detail1: PictureFile = { id: 'product-29-detail-1', width: 1200, height: 900, placeholderColor: '#ac8529', hash: '875b3bf9' };
export const product29Detail2: PictureFile = { id: 'product-29-detail-2', width: 1200, height: 900, placeholderColor: '#7d694a', hash: '70f826b1' };
