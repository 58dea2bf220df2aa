// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const aboutBand: PictureFile = { id: 'about-band', width: 1600, height: 686, placeholderColor: '#6b4a2b', hash: '7f7cc930' };
export const aboutMagic: PictureFile = { id: 'about-magic', width: 1600, height: 900, placeholderColor: '#8f7459', hash: '0bb27361' };
export const gallery01: PictureFile = { id: 'gallery-01', width: 1200, height: 800, placeholderColor: '#a77949', hash: '1466fedb' };
export const gallery02: PictureFile = { id: 'gallery-02', width: 1200, height: 800, placeholderColor: '#bc9a6e', hash: '5d5a7d25' };
export const gallery03: PictureFile = { id: 'gallery-03', width: 1200, height: 800, placeholderColor: '#59462f', hash: 'bcf61948' };
export const gallery04: PictureFile = { id: 'gallery-04', width: 1200, height: 800, placeholderColor: '#855d2d', hash: '0b2c8918' };
export const gallery05: PictureFile = { id: 'gallery-05', width: 1200, height: 800, placeholderColor: '#615548', hash: '866b2882' };
export const gallery06: PictureFile = { id: 'gallery-06', width: 1200, height: 800, placeholderColor: '#bea487', hash: 'ec2db8f3' };
export const gallery07: PictureFile = { id: 'gallery-07', width: 1200, height: 800, placeholderColor: '#977042', hash: 'c0dfa044' };
export const gallery08: PictureFile = { id: 'gallery-08', width: 1200, height: 800, placeholderColor: '#c2aa8a', hash: '0676d406' };
export const gallery09: PictureFile = { id: 'gallery-09', width: 1200, height: 800, placeholderColor: '#966c45', hash: '0eddc00b' };
export const gallery10: PictureFile = { id: 'gallery-10', width: 1200, height: 800, placeholderColor: '#af9279', hash: 'd5299b8c' };
export const gallery11: PictureFile = { id: 'gallery-11', width: 1200, height: 800, placeholderColor: '#68472d', hash: 'f3408a8b' };
export const gallery12: PictureFile = { id: 'gallery-12', width: 1200, height: 800, placeholderColor: '#8e785e', hash: '56ce0116' };
export const gallery13: PictureFile = { id: 'gallery-13', width: 1200, height: 800, placeholderColor: '#7f5933', hash: '009cede7' };
export const gallery14: PictureFile = { id: 'gallery-14', width: 1200, height: 800, placeholderColor: '#4e3628', hash: 'd967a99c' };
export const gallery15: PictureFile = { id: 'gallery-15', width: 1200, height: 800, placeholderColor: '#9d9064', hash: 'ecad1344' };
export const gallery16: PictureFile = { id: 'gallery-16', width: 1200, height: 800, placeholderColor: '#725034', hash: '5eefe219' };
export const gallery17: PictureFile = { id: 'gallery-17', width: 1200, height: 800, placeholderColor: '#6a472a', hash: '7a17a033' };
export const gallery18: PictureFile = { id: 'gallery-18', width: 1200, height: 800, placeholderColor: '#795122', hash: 'bb9aac36' };
export const gallery19: PictureFile = { id: 'gallery-19', width: 1200, height: 800, placeholderColor: '#593b25', hash: 'cac52e7f' };
export const gallery20: PictureFile = { id: 'gallery-20', width: 1200, height: 800, placeholderColor: '#836353', hash: '00719f30' };
