// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product23Detail1: PictureFile = { id: 'product-23-detail-1', width: 1200, height: 900, placeholderColor: '#783c15', hash: 'a3a357bc' };
export const product23Detail2: PictureFile = { id: 'product-23-detail-2', width: 1200, height: 900, placeholderColor: '#a6662a', hash: '2c7902be' };
