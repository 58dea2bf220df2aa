// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const gradeEndAlba: PictureFile = { id: 'grade-end-alba', width: 480, height: 480, placeholderColor: '#3b2718', hash: '507cb1f2' };
export const gradeEndC4: PictureFile = { id: 'grade-end-c4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '88e37b16' };
export const gradeEndC5: PictureFile = { id: 'grade-end-c5', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'fe925880' };
export const gradeEndC5Special: PictureFile = { id: 'grade-end-c5-special', width: 480, height: 480, placeholderColor: '#3b2718', hash: '9011501b' };
export const gradeEndH1: PictureFile = { id: 'grade-end-h1', width: 480, height: 480, placeholderColor: '#3b2718', hash: '4dd4967a' };
export const gradeEndH2: PictureFile = { id: 'grade-end-h2', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'c2c6c512' };
export const gradeEndM4: PictureFile = { id: 'grade-end-m4', width: 480, height: 480, placeholderColor: '#3b2718', hash: '0d795663' };
export const gradeEndM5: PictureFile = { id: 'grade-end-m5', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'f0d6c5ac' };
