// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product19Detail1: PictureFile = { id: 'product-19-detail-1', width: 1200, height: 900, placeholderColor: '#ad937b', hash: '24ac3c62' };
export const product19Detail2: PictureFile = { id: 'product-19-detail-2', width: 1200, height: 900, placeholderColor: '#c0a992', hash: '5c6e5759' };
