// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product04Detail1: PictureFile = { id: 'product-04-detail-1', width: 1200, height: 900, placeholderColor: '#52301d', hash: 'd869ce20' };
export const product04Detail2: PictureFile = { id: 'product-04-detail-2', width: 1200, height: 900, placeholderColor: '#6f4b34', hash: '3d518518' };
