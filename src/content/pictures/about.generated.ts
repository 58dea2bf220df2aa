// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const aboutBand: PictureFile = { id: 'about-band', width: 2560, height: 1098, placeholderColor: '#836e51', hash: 'a737507e' };
export const aboutMagic: PictureFile = { id: 'about-magic', width: 1600, height: 900, placeholderColor: '#998977', hash: '3081c9da' };
export const gallery01: PictureFile = { id: 'gallery-01', width: 1200, height: 800, placeholderColor: '#9e8059', hash: 'd02b8a36' };
export const gallery02: PictureFile = { id: 'gallery-02', width: 1280, height: 853, placeholderColor: '#735537', hash: '816071f7' };
export const gallery03: PictureFile = { id: 'gallery-03', width: 1200, height: 800, placeholderColor: '#3a2d25', hash: '854326ee' };
export const gallery04: PictureFile = { id: 'gallery-04', width: 1200, height: 800, placeholderColor: '#7a6142', hash: '16ea9d13' };
export const gallery05: PictureFile = { id: 'gallery-05', width: 1200, height: 800, placeholderColor: '#605b59', hash: '006888e7' };
export const gallery06: PictureFile = { id: 'gallery-06', width: 1200, height: 800, placeholderColor: '#a59480', hash: 'b97a2a58' };
export const gallery07: PictureFile = { id: 'gallery-07', width: 1600, height: 1066, placeholderColor: '#7e684f', hash: '5d5a2013' };
export const gallery08: PictureFile = { id: 'gallery-08', width: 1132, height: 754, placeholderColor: '#455669', hash: 'c66f378c' };
export const gallery09: PictureFile = { id: 'gallery-09', width: 1280, height: 854, placeholderColor: '#a28d75', hash: '5876ee33' };
export const gallery10: PictureFile = { id: 'gallery-10', width: 1200, height: 800, placeholderColor: '#ad9178', hash: '47442bb6' };
export const gallery11: PictureFile = { id: 'gallery-11', width: 1200, height: 800, placeholderColor: '#aca08e', hash: 'bcef6f84' };
export const gallery12: PictureFile = { id: 'gallery-12', width: 1200, height: 800, placeholderColor: '#6e5e4b', hash: '972ceb31' };
export const gallery13: PictureFile = { id: 'gallery-13', width: 1200, height: 800, placeholderColor: '#755b3f', hash: '3d1e36ab' };
export const gallery14: PictureFile = { id: 'gallery-14', width: 1200, height: 800, placeholderColor: '#413630', hash: '44c47b43' };
export const gallery15: PictureFile = { id: 'gallery-15', width: 1200, height: 800, placeholderColor: '#b6a485', hash: '8fafac6c' };
export const gallery16: PictureFile = { id: 'gallery-16', width: 1200, height: 800, placeholderColor: '#8d704b', hash: '13a6ce7f' };
export const gallery17: PictureFile = { id: 'gallery-17', width: 1600, height: 1066, placeholderColor: '#564d45', hash: '935ade6d' };
export const gallery18: PictureFile = { id: 'gallery-18', width: 1600, height: 1066, placeholderColor: '#af966a', hash: 'e2f5f095' };
export const gallery19: PictureFile = { id: 'gallery-19', width: 1200, height: 800, placeholderColor: '#bbaf9f', hash: 'f5102055' };
export const gallery20: PictureFile = { id: 'gallery-20', width: 1200, height: 800, placeholderColor: '#836353', hash: 'd6257eb4' };
