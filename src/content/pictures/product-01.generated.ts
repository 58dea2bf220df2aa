// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product01Detail1: PictureFile = { id: 'product-01-detail-1', width: 1200, height: 900, placeholderColor: '#92663f', hash: '8d4f6535' };
export const product01Detail2: PictureFile = { id: 'product-01-detail-2', width: 1200, height: 900, placeholderColor: '#865833', hash: '14a89d8e' };
