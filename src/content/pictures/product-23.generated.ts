// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product23Detail1: PictureFile = { id: 'product-23-detail-1', width: 1200, height: 900, placeholderColor: '#775223', hash: 'c9f2b845' };
export const product23Detail2: PictureFile = { id: 'product-23-detail-2', width: 1200, height: 900, placeholderColor: '#765e39', hash: 'c328db73' };
