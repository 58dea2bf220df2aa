// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product11Detail1: PictureFile = { id: 'product-11-detail-1', width: 1200, height: 900, placeholderColor: '#a58560', hash: '8aa933d6' };
export const product11Detail2: PictureFile = { id: 'product-11-detail-2', width: 1200, height: 900, placeholderColor: '#c8b9a2', hash: '977b0170' };
