// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product03Detail1: PictureFile = { id: 'product-03-detail-1', width: 1200, height: 900, placeholderColor: '#7d5a3b', hash: 'd94a302d' };
export const product03Detail2: PictureFile = { id: 'product-03-detail-2', width: 1200, height: 900, placeholderColor: '#ad885f', hash: '57b7b919' };
