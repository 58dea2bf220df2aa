// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product24Detail1: PictureFile = { id: 'product-24-detail-1', width: 1200, height: 900, placeholderColor: '#8c7657', hash: 'e6c30fd5' };
export const product24Detail2: PictureFile = { id: 'product-24-detail-2', width: 1200, height: 900, placeholderColor: '#957c5a', hash: '11abbdad' };
