// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product08Detail1: PictureFile = { id: 'product-08-detail-1', width: 1200, height: 900, placeholderColor: '#997553', hash: 'fa53e600' };
export const product08Detail2: PictureFile = { id: 'product-08-detail-2', width: 1200, height: 900, placeholderColor: '#a68c71', hash: 'fc1328e6' };
