// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product28Detail1: PictureFile = { id: 'product-28-detail-1', width: 1200, height: 900, placeholderColor: '#6a5345', hash: '64803098' };
export const product28Detail2: PictureFile = { id: 'product-28-detail-2', width: 1200, height: 900, placeholderColor: '#a19083', hash: 'dcdbc69a' };
