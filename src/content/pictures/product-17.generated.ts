// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product17Detail1: PictureFile = { id: 'product-17-detail-1', width: 1200, height: 900, placeholderColor: '#594030', hash: '47aea876' };
export const product17Detail2: PictureFile = { id: 'product-17-detail-2', width: 1200, height: 900, placeholderColor: '#8a745d', hash: 'ab669d20' };
