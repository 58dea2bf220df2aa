// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product19Detail1: PictureFile = { id: 'product-19-detail-1', width: 1200, height: 900, placeholderColor: '#a38b75', hash: 'f2b34d54' };
export const product19Detail2: PictureFile = { id: 'product-19-detail-2', width: 1200, height: 900, placeholderColor: '#b9a794', hash: '0f84faa9' };
