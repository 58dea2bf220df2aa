// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product01Detail1: PictureFile = { id: 'product-01-detail-1', width: 1200, height: 900, placeholderColor: '#a0815b', hash: '8c1d02d3' };
export const product01Detail2: PictureFile = { id: 'product-01-detail-2', width: 1200, height: 900, placeholderColor: '#876846', hash: '0ec2243b' };
