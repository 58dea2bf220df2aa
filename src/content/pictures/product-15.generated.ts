// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product15Detail1: PictureFile = { id: 'product-15-detail-1', width: 1200, height: 900, placeholderColor: '#473224', hash: 'eee093ec' };
export const product15Detail2: PictureFile = { id: 'product-15-detail-2', width: 1200, height: 900, placeholderColor: '#543d2e', hash: '460c8a58' };
