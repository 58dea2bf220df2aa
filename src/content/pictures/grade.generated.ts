// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const gradeEndAlba: PictureFile = { id: 'grade-end-alba', width: 480, height: 480, placeholderColor: '#3b2718', hash: '4e1682c7' };
export const gradeEndC4: PictureFile = { id: 'grade-end-c4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '605b4449' };
export const gradeEndC5: PictureFile = { id: 'grade-end-c5', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'f316dbfd' };
export const gradeEndC5Special: PictureFile = { id: 'grade-end-c5-special', width: 480, height: 480, placeholderColor: '#3b2718', hash: '94ac1a07' };
export const gradeEndH1: PictureFile = { id: 'grade-end-h1', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'f23f9b04' };
export const gradeEndH2: PictureFile = { id: 'grade-end-h2', width: 480, height: 480, placeholderColor: '#3b2718', hash: '845f5d4d' };
export const gradeEndM4: PictureFile = { id: 'grade-end-m4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '0ed745e2' };
export const gradeEndM5: PictureFile = { id: 'grade-end-m5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '1b9a482e' };
