// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product30Detail1: PictureFile = { id: 'product-30-detail-1', width: 1200, height: 900, placeholderColor: '#9a6245', hash: '0f63fac6' };
export const product30Detail2: PictureFile = { id: 'product-30-detail-2', width: 1200, height: 900, placeholderColor: '#a9825c', hash: 'fe5461c6' };
