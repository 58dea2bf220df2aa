// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product20Detail1: PictureFile = { id: 'product-20-detail-1', width: 1200, height: 900, placeholderColor: '#6b6441', hash: 'ed60e96b' };
export const product20Detail2: PictureFile = { id: 'product-20-detail-2', width: 1200, height: 900, placeholderColor: '#564e3b', hash: '6640e5ac' };
