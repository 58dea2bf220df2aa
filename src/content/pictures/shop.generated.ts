// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const shopBlackPepper: PictureFile = { id: 'shop-black-pepper', width: 900, height: 1200, placeholderColor: '#948368', hash: '82bc27e0' };
export const shopCinnamon: PictureFile = { id: 'shop-cinnamon', width: 1200, height: 1600, placeholderColor: '#968367', hash: 'd262e286' };
export const shopTurmeric: PictureFile = { id: 'shop-turmeric', width: 1200, height: 1600, placeholderColor: '#a29171', hash: 'e01fcdfd' };
