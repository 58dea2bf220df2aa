// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product13Detail1: PictureFile = { id: 'product-13-detail-1', width: 1200, height: 900, placeholderColor: '#8e6d49', hash: '057103fd' };
export const product13Detail2: PictureFile = { id: 'product-13-detail-2', width: 1200, height: 900, placeholderColor: '#a08857', hash: 'cbdb4a28' };
