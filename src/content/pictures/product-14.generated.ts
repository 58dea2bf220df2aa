// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product14Detail1: PictureFile = { id: 'product-14-detail-1', width: 1200, height: 900, placeholderColor: '#9b6942', hash: '0e08e81d' };
export const product14Detail2: PictureFile = { id: 'product-14-detail-2', width: 1200, height: 900, placeholderColor: '#866244', hash: 'e1dd4742' };
