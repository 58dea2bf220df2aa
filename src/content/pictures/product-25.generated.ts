// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product25Detail1: PictureFile = { id: 'product-25-detail-1', width: 1200, height: 900, placeholderColor: '#a78b6e', hash: '8710e8e1' };
export const product25Detail2: PictureFile = { id: 'product-25-detail-2', width: 1200, height: 900, placeholderColor: '#b7a690', hash: 'd9bec36f' };
