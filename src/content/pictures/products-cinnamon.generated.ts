// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product01Main: PictureFile = { id: 'product-01-main', width: 1600, height: 1200, placeholderColor: '#927450', hash: '96204dc9' };
export const product02Main: PictureFile = { id: 'product-02-main', width: 1600, height: 1200, placeholderColor: '#8e7863', hash: '66835183' };
export const product03Main: PictureFile = { id: 'product-03-main', width: 1600, height: 1200, placeholderColor: '#886d50', hash: '67d8f966' };
export const product04Main: PictureFile = { id: 'product-04-main', width: 1600, height: 1200, placeholderColor: '#5d402c', hash: '39be9da0' };
export const product05Main: PictureFile = { id: 'product-05-main', width: 1600, height: 1200, placeholderColor: '#705845', hash: '198e56f4' };
export const product06Main: PictureFile = { id: 'product-06-main', width: 1600, height: 1200, placeholderColor: '#90795e', hash: '20de7bd8' };
export const product07Main: PictureFile = { id: 'product-07-main', width: 1600, height: 1200, placeholderColor: '#82674a', hash: '05c9e106' };
export const product08Main: PictureFile = { id: 'product-08-main', width: 1600, height: 1200, placeholderColor: '#907d67', hash: '6ee68e24' };
export const product09Main: PictureFile = { id: 'product-09-main', width: 1600, height: 1200, placeholderColor: '#564b40', hash: '95a61603' };
export const product10Main: PictureFile = { id: 'product-10-main', width: 1600, height: 1200, placeholderColor: '#5b422e', hash: '87a5eb2d' };
export const product11Main: PictureFile = { id: 'product-11-main', width: 1600, height: 1200, placeholderColor: '#5d5245', hash: 'acb60336' };
export const product12Main: PictureFile = { id: 'product-12-main', width: 1600, height: 1200, placeholderColor: '#a28d71', hash: '997745d6' };
export const product13Main: PictureFile = { id: 'product-13-main', width: 1600, height: 1200, placeholderColor: '#93734d', hash: '0652042e' };
export const product14Main: PictureFile = { id: 'product-14-main', width: 1600, height: 1200, placeholderColor: '#7a573c', hash: 'b3d3ba4b' };
