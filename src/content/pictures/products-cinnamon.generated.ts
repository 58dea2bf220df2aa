// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product01Main: PictureFile = { id: 'product-01-main', width: 1600, height: 1200, placeholderColor: '#937551', hash: 'e2a25f17' };
export const product02Main: PictureFile = { id: 'product-02-main', width: 1600, height: 1200, placeholderColor: '#8e7863', hash: '7a8559a8' };
export const product03Main: PictureFile = { id: 'product-03-main', width: 1600, height: 1200, placeholderColor: '#907656', hash: '05edbe0a' };
export const product04Main: PictureFile = { id: 'product-04-main', width: 1600, height: 1200, placeholderColor: '#5c3f2b', hash: '8cac0c15' };
export const product05Main: PictureFile = { id: 'product-05-main', width: 1600, height: 1200, placeholderColor: '#7b6450', hash: 'e198950a' };
export const product06Main: PictureFile = { id: 'product-06-main', width: 1600, height: 1200, placeholderColor: '#8e775c', hash: 'c8925fec' };
export const product07Main: PictureFile = { id: 'product-07-main', width: 1600, height: 1200, placeholderColor: '#82674a', hash: 'ce291238' };
export const product08Main: PictureFile = { id: 'product-08-main', width: 1600, height: 1200, placeholderColor: '#6d553f', hash: '049fe5e3' };
export const product09Main: PictureFile = { id: 'product-09-main', width: 1600, height: 1200, placeholderColor: '#5a4937', hash: '76254c9d' };
export const product10Main: PictureFile = { id: 'product-10-main', width: 1600, height: 1200, placeholderColor: '#5b422e', hash: 'e635b5da' };
export const product11Main: PictureFile = { id: 'product-11-main', width: 1600, height: 1200, placeholderColor: '#55493c', hash: 'c109bf2d' };
export const product12Main: PictureFile = { id: 'product-12-main', width: 1600, height: 1200, placeholderColor: '#a18d70', hash: '949f204c' };
export const product13Main: PictureFile = { id: 'product-13-main', width: 1600, height: 1200, placeholderColor: '#93734d', hash: '3cbfa5ea' };
export const product14Main: PictureFile = { id: 'product-14-main', width: 1600, height: 1200, placeholderColor: '#7b573c', hash: 'c3f74d04' };
