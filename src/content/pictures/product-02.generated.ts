// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product02Detail1: PictureFile = { id: 'product-02-detail-1', width: 1200, height: 900, placeholderColor: '#7c5d42', hash: '7ac46185' };
export const product02Detail2: PictureFile = { id: 'product-02-detail-2', width: 1200, height: 900, placeholderColor: '#b7a792', hash: 'beacbeba' };
