// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const shopBlackPepper: PictureFile = { id: 'shop-black-pepper', width: 900, height: 1200, placeholderColor: '#948368', hash: '82bc27e0' };
export const shopCinnamon: PictureFile = { id: 'shop-cinnamon', width: 900, height: 1200, placeholderColor: '#9f8867', hash: '1bfd4e19' };
export const shopTurmeric: PictureFile = { id: 'shop-turmeric', width: 900, height: 1200, placeholderColor: '#a89067', hash: '262a08a7' };
