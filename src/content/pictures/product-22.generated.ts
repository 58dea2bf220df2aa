// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product22Detail1: PictureFile = { id: 'product-22-detail-1', width: 1200, height: 900, placeholderColor: '#5a3f2d', hash: '159438db' };
export const product22Detail2: PictureFile = { id: 'product-22-detail-2', width: 1200, height: 900, placeholderColor: '#a18d74', hash: '1fbe2155' };
