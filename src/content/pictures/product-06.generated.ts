// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product06Detail1: PictureFile = { id: 'product-06-detail-1', width: 1200, height: 900, placeholderColor: '#82694f', hash: '10c0fe22' };
export const product06Detail2: PictureFile = { id: 'product-06-detail-2', width: 1200, height: 900, placeholderColor: '#ab9881', hash: '6f2b7fd0' };
