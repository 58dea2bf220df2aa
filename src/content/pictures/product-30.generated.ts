// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product30Detail1: PictureFile = { id: 'product-30-detail-1', width: 1200, height: 900, placeholderColor: '#90533a', hash: '6c854d7b' };
export const product30Detail2: PictureFile = { id: 'product-30-detail-2', width: 1200, height: 900, placeholderColor: '#a88160', hash: '96e70e93' };
