// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product01Main: PictureFile = { id: 'product-01-main', width: 1600, height: 1200, placeholderColor: '#927450', hash: '96204dc9' };
export const product02Main: PictureFile = { id: 'product-02-main', width: 1600, height: 1200, placeholderColor: '#8e7863', hash: '66835183' };
export const product03Main: PictureFile = { id: 'product-03-main', width: 1600, height: 1200, placeholderColor: '#a29382', hash: '37f3b761' };
export const product04Main: PictureFile = { id: 'product-04-main', width: 1600, height: 1200, placeholderColor: '#968677', hash: 'f3b0d63a' };
export const product05Main: PictureFile = { id: 'product-05-main', width: 1600, height: 1200, placeholderColor: '#9c8b79', hash: '65f35f39' };
export const product06Main: PictureFile = { id: 'product-06-main', width: 1600, height: 1200, placeholderColor: '#a69785', hash: '8616967e' };
export const product07Main: PictureFile = { id: 'product-07-main', width: 1600, height: 1200, placeholderColor: '#ab9c89', hash: 'f733327a' };
export const product08Main: PictureFile = { id: 'product-08-main', width: 1600, height: 1200, placeholderColor: '#b0a390', hash: 'f1657231' };
export const product09Main: PictureFile = { id: 'product-09-main', width: 1600, height: 1200, placeholderColor: '#aea08c', hash: '272d0f60' };
export const product10Main: PictureFile = { id: 'product-10-main', width: 1600, height: 1200, placeholderColor: '#b6a996', hash: '82901a98' };
export const product11Main: PictureFile = { id: 'product-11-main', width: 1600, height: 1200, placeholderColor: '#b6aa96', hash: 'f4609b65' };
export const product12Main: PictureFile = { id: 'product-12-main', width: 1600, height: 1200, placeholderColor: '#baad9a', hash: 'd7ef9500' };
export const product13Main: PictureFile = { id: 'product-13-main', width: 1600, height: 1200, placeholderColor: '#636e78', hash: 'ea3c7bee' };
export const product14Main: PictureFile = { id: 'product-14-main', width: 1600, height: 1200, placeholderColor: '#988c7d', hash: '3ed12aeb' };
