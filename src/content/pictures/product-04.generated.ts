// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product04Detail1: PictureFile = { id: 'product-04-detail-1', width: 1200, height: 900, placeholderColor: '#6d5039', hash: '0bec12e4' };
export const product04Detail2: PictureFile = { id: 'product-04-detail-2', width: 1200, height: 900, placeholderColor: '#664a39', hash: '106be60d' };
