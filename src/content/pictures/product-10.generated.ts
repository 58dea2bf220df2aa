// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product10Detail1: PictureFile = { id: 'product-10-detail-1', width: 1200, height: 900, placeholderColor: '#7a5c3f', hash: 'c4b0c098' };
export const product10Detail2: PictureFile = { id: 'product-10-detail-2', width: 1200, height: 900, placeholderColor: '#684f3b', hash: '8a4dc529' };
