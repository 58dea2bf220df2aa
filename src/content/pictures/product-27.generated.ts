// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product27Detail1: PictureFile = { id: 'product-27-detail-1', width: 1200, height: 900, placeholderColor: '#c8ba9a', hash: '5e1ef7c5' };
export const product27Detail2: PictureFile = { id: 'product-27-detail-2', width: 1200, height: 900, placeholderColor: '#8b735b', hash: 'd17bce92' };
