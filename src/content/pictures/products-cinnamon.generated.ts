// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const product01Main: PictureFile = { id: 'product-01-main', width: 1600, height: 1200, placeholderColor: '#a79987', hash: '8d883c3c' };
export const product02Main: PictureFile = { id: 'product-02-main', width: 1600, height: 1200, placeholderColor: '#8e7863', hash: '66835183' };
export const product03Main: PictureFile = { id: 'product-03-main', width: 1600, height: 1200, placeholderColor: '#a29482', hash: 'fcce4980' };
export const product04Main: PictureFile = { id: 'product-04-main', width: 1600, height: 1200, placeholderColor: '#998979', hash: '2447734c' };
export const product05Main: PictureFile = { id: 'product-05-main', width: 1600, height: 1200, placeholderColor: '#a1907d', hash: '7e72fa23' };
export const product06Main: PictureFile = { id: 'product-06-main', width: 1600, height: 1200, placeholderColor: '#a69784', hash: '3b6fdc78' };
export const product07Main: PictureFile = { id: 'product-07-main', width: 1600, height: 1200, placeholderColor: '#a89986', hash: '08ab6e99' };
export const product08Main: PictureFile = { id: 'product-08-main', width: 1600, height: 1200, placeholderColor: '#b1a491', hash: '61bdeb39' };
export const product09Main: PictureFile = { id: 'product-09-main', width: 1600, height: 1200, placeholderColor: '#b0a28e', hash: '69ff2ed9' };
export const product10Main: PictureFile = { id: 'product-10-main', width: 1600, height: 1200, placeholderColor: '#b1a390', hash: 'c8001191' };
export const product11Main: PictureFile = { id: 'product-11-main', width: 1600, height: 1200, placeholderColor: '#baaf9d', hash: 'e11f8934' };
export const product12Main: PictureFile = { id: 'product-12-main', width: 1600, height: 1200, placeholderColor: '#baad9a', hash: '8c96eb1f' };
export const product13Main: PictureFile = { id: 'product-13-main', width: 1600, height: 1200, placeholderColor: '#818481', hash: '50630e73' };
export const product14Main: PictureFile = { id: 'product-14-main', width: 1600, height: 1200, placeholderColor: '#938677', hash: 'e15db4fa' };
