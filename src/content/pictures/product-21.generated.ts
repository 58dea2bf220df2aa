// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product21Detail1: PictureFile = { id: 'product-21-detail-1', width: 1200, height: 900, placeholderColor: '#997b5e', hash: 'acd50757' };
export const product21Detail2: PictureFile = { id: 'product-21-detail-2', width: 1200, height: 900, placeholderColor: '#876b53', hash: '290cfda4' };
