// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const aboutBand: PictureFile = { id: 'about-band', width: 1600, height: 686, placeholderColor: '#6b4a2b', hash: '64be680b' };
export const aboutMagic: PictureFile = { id: 'about-magic', width: 1600, height: 900, placeholderColor: '#8f7459', hash: '98a238c3' };
export const gallery01: PictureFile = { id: 'gallery-01', width: 1200, height: 800, placeholderColor: '#ad936c', hash: '477c4c32' };
export const gallery02: PictureFile = { id: 'gallery-02', width: 1200, height: 800, placeholderColor: '#987d5e', hash: '0cee12a9' };
export const gallery03: PictureFile = { id: 'gallery-03', width: 1200, height: 800, placeholderColor: '#59462f', hash: 'b5d4b730' };
export const gallery04: PictureFile = { id: 'gallery-04', width: 1200, height: 800, placeholderColor: '#855d2d', hash: 'd9507c63' };
export const gallery05: PictureFile = { id: 'gallery-05', width: 1200, height: 800, placeholderColor: '#615548', hash: '7ba40819' };
export const gallery06: PictureFile = { id: 'gallery-06', width: 1200, height: 800, placeholderColor: '#bea487', hash: '12a8d57d' };
export const gallery07: PictureFile = { id: 'gallery-07', width: 1200, height: 800, placeholderColor: '#977042', hash: '61f933c4' };
export const gallery08: PictureFile = { id: 'gallery-08', width: 1200, height: 800, placeholderColor: '#c2aa8a', hash: '052929d0' };
export const gallery09: PictureFile = { id: 'gallery-09', width: 1200, height: 800, placeholderColor: '#966c45', hash: '8b0f3c29' };
export const gallery10: PictureFile = { id: 'gallery-10', width: 1200, height: 800, placeholderColor: '#af9279', hash: '37c8669a' };
export const gallery11: PictureFile = { id: 'gallery-11', width: 1200, height: 800, placeholderColor: '#68472d', hash: 'aa680d3f' };
export const gallery12: PictureFile = { id: 'gallery-12', width: 1200, height: 800, placeholderColor: '#8e785e', hash: 'ffa2bc0b' };
export const gallery13: PictureFile = { id: 'gallery-13', width: 1200, height: 800, placeholderColor: '#825f38', hash: 'd1374073' };
export const gallery14: PictureFile = { id: 'gallery-14', width: 1200, height: 800, placeholderColor: '#4e3628', hash: 'd552ca56' };
export const gallery15: PictureFile = { id: 'gallery-15', width: 1200, height: 800, placeholderColor: '#9d9064', hash: '4f339c29' };
export const gallery16: PictureFile = { id: 'gallery-16', width: 1200, height: 800, placeholderColor: '#725034', hash: 'a0fa3e52' };
export const gallery17: PictureFile = { id: 'gallery-17', width: 1200, height: 800, placeholderColor: '#6a472a', hash: '07b8cbd0' };
export const gallery18: PictureFile = { id: 'gallery-18', width: 1200, height: 800, placeholderColor: '#795122', hash: 'aa1ee6ca' };
export const gallery19: PictureFile = { id: 'gallery-19', width: 1200, height: 800, placeholderColor: '#593b25', hash: '84f3a4e6' };
export const gallery20: PictureFile = { id: 'gallery-20', width: 1200, height: 800, placeholderColor: '#836353', hash: 'f180aff3' };
