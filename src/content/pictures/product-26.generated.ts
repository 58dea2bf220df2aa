// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product26Detail1: PictureFile = { id: 'product-26-detail-1', width: 1200, height: 900, placeholderColor: '#aba292', hash: '8d374ed5' };
export const product26Detail2: PictureFile = { id: 'product-26-detail-2', width: 1200, height: 900, placeholderColor: '#757069', hash: '1abe91b2' };
