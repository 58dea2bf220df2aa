// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product10Detail1: PictureFile = { id: 'product-10-detail-1', width: 1200, height: 900, placeholderColor: '#a07f50', hash: '8a32f59e' };
export const product10Detail2: PictureFile = { id: 'product-10-detail-2', width: 1200, height: 900, placeholderColor: '#b19364', hash: 'abd4fdde' };
