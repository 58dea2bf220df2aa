// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product24Main: PictureFile = { id: 'product-24-main', width: 1600, height: 1200, placeholderColor: '#7e7771', hash: '67be06e8' };
export const product25Main: PictureFile = { id: 'product-25-main', width: 1600, height: 1200, placeholderColor: '#85786c', hash: 'e0400ce0' };
export const product26Main: PictureFile = { id: 'product-26-main', width: 1600, height: 1200, placeholderColor: '#9b958e', hash: 'd911d50a' };
export const product27Main: PictureFile = { id: 'product-27-main', width: 1600, height: 1200, placeholderColor: '#988f80', hash: '6c43a308' };
export const product28Main: PictureFile = { id: 'product-28-main', width: 1600, height: 1200, placeholderColor: '#7c7169', hash: 'd37b4e9c' };
export const product29Main: PictureFile = { id: 'product-29-main', width: 1600, height: 1200, placeholderColor: '#625038', hash: '508bbb9a' };
export const product30Main: PictureFile = { id: 'product-30-main', width: 1600, height: 1200, placeholderColor: '#816761', hash: '6223b2f1' };
