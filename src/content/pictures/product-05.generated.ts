// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product05Detail1: PictureFile = { id: 'product-05-detail-1', width: 1200, height: 900, placeholderColor: '#654f3c', hash: 'be868a54' };
export const product05Detail2: PictureFile = { id: 'product-05-detail-2', width: 1200, height: 900, placeholderColor: '#a4917d', hash: '3c4f3443' };
