// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product06Detail1: PictureFile = { id: 'product-06-detail-1', width: 1200, height: 900, placeholderColor: '#805d42', hash: '3cbf814a' };
export const product06Detail2: PictureFile = { id: 'product-06-detail-2', width: 1200, height: 900, placeholderColor: '#b09372', hash: 'f22c3daf' };
