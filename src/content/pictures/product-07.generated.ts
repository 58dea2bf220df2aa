// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product07Detail1: PictureFile = { id: 'product-07-detail-1', width: 1200, height: 900, placeholderColor: '#6b462d', hash: '1bdaa76b' };
export const product07Detail2: PictureFile = { id: 'product-07-detail-2', width: 1200, height: 900, placeholderColor: '#73523d', hash: '2c81b593' };
