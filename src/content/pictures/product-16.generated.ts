// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product16Detail1: PictureFile = { id: 'product-16-detail-1', width: 1200, height: 900, placeholderColor: '#99856f', hash: '1b7e8564' };
export const product16Detail2: PictureFile = { id: 'product-16-detail-2', width: 1200, height: 900, placeholderColor: '#b58f67', hash: '46e4d452' };
