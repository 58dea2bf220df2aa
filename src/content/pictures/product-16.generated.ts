// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product16Detail1: PictureFile = { id: 'product-16-detail-1', width: 1200, height: 900, placeholderColor: '#8a7562', hash: 'e48f0ce2' };
export const product16Detail2: PictureFile = { id: 'product-16-detail-2', width: 1200, height: 900, placeholderColor: '#ae9a89', hash: '4abdb547' };
