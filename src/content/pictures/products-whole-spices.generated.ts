// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const product15Main: PictureFile = { id: 'product-15-main', width: 1600, height: 1200, placeholderColor: '#604533', hash: 'c4439660' };
export const product16Main: PictureFile = { id: 'product-16-main', width: 1600, height: 1200, placeholderColor: '#b5a495', hash: '2346c22f' };
export const product17Main: PictureFile = { id: 'product-17-main', width: 1600, height: 1200, placeholderColor: '#8d765f', hash: '6259ed3c' };
export const product18Main: PictureFile = { id: 'product-18-main', width: 1600, height: 1200, placeholderColor: '#8b6041', hash: 'ab42fa84' };
export const product19Main: PictureFile = { id: 'product-19-main', width: 1600, height: 1200, placeholderColor: '#bdab9a', hash: 'c23cd49f' };
export const product20Main: PictureFile = { id: 'product-20-main', width: 1600, height: 1200, placeholderColor: '#695e48', hash: 'fc099d37' };
export const product21Main: PictureFile = { id: 'product-21-main', width: 1600, height: 1200, placeholderColor: '#83644d', hash: '30fbf962' };
export const product22Main: PictureFile = { id: 'product-22-main', width: 1600, height: 1200, placeholderColor: '#a89378', hash: '32a3a657' };
export const product23Main: PictureFile = { id: 'product-23-main', width: 1600, height: 1200, placeholderColor: '#726048', hash: 'ad70495d' };
