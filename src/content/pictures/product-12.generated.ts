// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product12Detail1: PictureFile = { id: 'product-12-detail-1', width: 1200, height: 900, placeholderColor: '#a48257', hash: 'd5b29c29' };
export const product12Detail2: PictureFile = { id: 'product-12-detail-2', width: 1200, height: 900, placeholderColor: '#9d7e57', hash: '7f993637' };
