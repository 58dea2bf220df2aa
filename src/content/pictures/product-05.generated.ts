// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product05Detail1: PictureFile = { id: 'product-05-detail-1', width: 1200, height: 900, placeholderColor: '#654f3c', hash: '03d44ed6' };
export const product05Detail2: PictureFile = { id: 'product-05-detail-2', width: 1200, height: 900, placeholderColor: '#a4917d', hash: '49fb8f6f' };
