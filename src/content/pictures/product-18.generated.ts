// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product18Detail1: PictureFile = { id: 'product-18-detail-1', width: 1200, height: 900, placeholderColor: '#95532a', hash: '619d4490' };
export const product18Detail2: PictureFile = { id: 'product-18-detail-2', width: 1200, height: 900, placeholderColor: '#915f3b', hash: 'c2847c2d' };
