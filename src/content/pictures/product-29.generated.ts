// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product29Detail1: PictureFile = { id: 'product-29-detail-1', width: 1200, height: 900, placeholderColor: '#a47e30', hash: '334c3a82' };
export const product29Detail2: PictureFile = { id: 'product-29-detail-2', width: 1200, height: 900, placeholderColor: '#7c6648', hash: '4c8ee65f' };
