// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product03Detail1: PictureFile = { id: 'product-03-detail-1', width: 1200, height: 900, placeholderColor: '#81674c', hash: 'ff37a8f4' };
export const product03Detail2: PictureFile = { id: 'product-03-detail-2', width: 1200, height: 900, placeholderColor: '#a58d70', hash: '8b03699b' };
