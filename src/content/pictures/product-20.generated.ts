// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product20Detail1: PictureFile = { id: 'product-20-detail-1', width: 1200, height: 900, placeholderColor: '#766b4a', hash: '8ae3a445' };
export const product20Detail2: PictureFile = { id: 'product-20-detail-2', width: 1200, height: 900, placeholderColor: '#5b513f', hash: 'b740b866' };
