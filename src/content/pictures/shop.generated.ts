// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const shopBlackPepper: PictureFile = { id: 'shop-black-pepper', width: 900, height: 1200, placeholderColor: '#7d664c', hash: '3eee2ab2' };
export const shopCinnamon: PictureFile = { id: 'shop-cinnamon', width: 900, height: 1200, placeholderColor: '#bc9c70', hash: '2cd2ca0f' };
export const shopTurmeric: PictureFile = { id: 'shop-turmeric', width: 900, height: 1200, placeholderColor: '#866342', hash: '6d1aa1e3' };
