// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product01Main: PictureFile = { id: 'product-01-main', width: 1600, height: 1200, placeholderColor: '#8c5d36', hash: 'b8668b7c' };
export const product02Main: PictureFile = { id: 'product-02-main', width: 1600, height: 1200, placeholderColor: '#987657', hash: '76eaf568' };
export const product03Main: PictureFile = { id: 'product-03-main', width: 1600, height: 1200, placeholderColor: '#946c45', hash: 'f82dfa2a' };
export const product04Main: PictureFile = { id: 'product-04-main', width: 1600, height: 1200, placeholderColor: '#5a341f', hash: 'e53fb4cb' };
export const product05Main: PictureFile = { id: 'product-05-main', width: 1600, height: 1200, placeholderColor: '#5a3e2f', hash: '5f23a724' };
export const product06Main: PictureFile = { id: 'product-06-main', width: 1600, height: 1200, placeholderColor: '#96704d', hash: '07cfb14d' };
export const product07Main: PictureFile = { id: 'product-07-main', width: 1600, height: 1200, placeholderColor: '#6e4c34', hash: 'd7a9d4e3' };
export const product08Main: PictureFile = { id: 'product-08-main', width: 1600, height: 1200, placeholderColor: '#836245', hash: 'f9110028' };
export const product09Main: PictureFile = { id: 'product-09-main', width: 1600, height: 1200, placeholderColor: '#68533d', hash: '4ac1554f' };
export const product10Main: PictureFile = { id: 'product-10-main', width: 1600, height: 1200, placeholderColor: '#a98757', hash: '0a99b44f' };
export const product11Main: PictureFile = { id: 'product-11-main', width: 1600, height: 1200, placeholderColor: '#685b4d', hash: '38bbbef4' };
export const product12Main: PictureFile = { id: 'product-12-main', width: 1600, height: 1200, placeholderColor: '#a98d68', hash: '85f2baf5' };
export const product13Main: PictureFile = { id: 'product-13-main', width: 1600, height: 1200, placeholderColor: '#9a784f', hash: 'd043cd5e' };
export const product14Main: PictureFile = { id: 'product-14-main', width: 1600, height: 1200, placeholderColor: '#7e593f', hash: '5625f4c5' };
