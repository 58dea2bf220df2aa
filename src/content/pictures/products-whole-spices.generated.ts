// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product15Main: PictureFile = { id: 'product-15-main', width: 1600, height: 1200, placeholderColor: '#948b81', hash: '167001b9' };
export const product16Main: PictureFile = { id: 'product-16-main', width: 1600, height: 1200, placeholderColor: '#bbac9c', hash: 'ef4eacfe' };
export const product17Main: PictureFile = { id: 'product-17-main', width: 1600, height: 1200, placeholderColor: '#89735d', hash: 'fece294a' };
export const product18Main: PictureFile = { id: 'product-18-main', width: 1600, height: 1200, placeholderColor: '#866349', hash: '0c2b3aa3' };
export const product19Main: PictureFile = { id: 'product-19-main', width: 1600, height: 1200, placeholderColor: '#b5a491', hash: '40c8a578' };
export const product20Main: PictureFile = { id: 'product-20-main', width: 1600, height: 1200, placeholderColor: '#afa997', hash: 'e4cf33d8' };
export const product21Main: PictureFile = { id: 'product-21-main', width: 1600, height: 1200, placeholderColor: '#83644d', hash: '05b5b5f2' };
export const product22Main: PictureFile = { id: 'product-22-main', width: 1600, height: 1200, placeholderColor: '#9b8f82', hash: '4415722f' };
export const product23Main: PictureFile = { id: 'product-23-main', width: 1600, height: 1200, placeholderColor: '#695941', hash: '1087ba51' };
