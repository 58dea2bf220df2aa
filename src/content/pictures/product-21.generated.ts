// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product21Detail1: PictureFile = { id: 'product-21-detail-1', width: 1200, height: 900, placeholderColor: '#85674c', hash: 'c58c4d5a' };
export const product21Detail2: PictureFile = { id: 'product-21-detail-2', width: 1200, height: 900, placeholderColor: '#795e4a', hash: '9f6f1f80' };
