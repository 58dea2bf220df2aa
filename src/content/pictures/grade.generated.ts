// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const gradeEndAlba: PictureFile = { id: 'grade-end-alba', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'edb5f244' };
export const gradeEndC4: PictureFile = { id: 'grade-end-c4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '78352780' };
export const gradeEndC5: PictureFile = { id: 'grade-end-c5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '71695c4b' };
export const gradeEndC5Special: PictureFile = { id: 'grade-end-c5-special', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'f9825374' };
export const gradeEndH1: PictureFile = { id: 'grade-end-h1', width: 480, height: 480, placeholderColor: '#3b2718', hash: '080d8d60' };
export const gradeEndH2: PictureFile = { id: 'grade-end-h2', width: 480, height: 480, placeholderColor: '#3b2718', hash: '00bef529' };
export const gradeEndM4: PictureFile = { id: 'grade-end-m4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '29a1a7b5' };
export const gradeEndM5: PictureFile = { id: 'grade-end-m5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '1d4d9d93' };
