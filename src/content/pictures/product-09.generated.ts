// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product09Detail1: PictureFile = { id: 'product-09-detail-1', width: 1200, height: 900, placeholderColor: '#6c563f', hash: '8502a44a' };
export const product09Detail2: PictureFile = { id: 'product-09-detail-2', width: 1200, height: 900, placeholderColor: '#74614d', hash: '2ccd6d09' };
