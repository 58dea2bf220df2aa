// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product26Detail1: PictureFile = { id: 'product-26-detail-1', width: 1200, height: 900, placeholderColor: '#ab9978', hash: '7646d05a' };
export const product26Detail2: PictureFile = { id: 'product-26-detail-2', width: 1200, height: 900, placeholderColor: '#80725d', hash: 'c8e6bc9d' };
