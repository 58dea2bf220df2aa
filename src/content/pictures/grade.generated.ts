// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const gradeEndAlba: PictureFile = { id: 'grade-end-alba', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'abe9c3b3' };
export const gradeEndC4: PictureFile = { id: 'grade-end-c4', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'd9788a5b' };
export const gradeEndC5: PictureFile = { id: 'grade-end-c5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '64389aba' };
export const gradeEndC5Special: PictureFile = { id: 'grade-end-c5-special', width: 480, height: 480, placeholderColor: '#3b2718', hash: '3fd38501' };
export const gradeEndH1: PictureFile = { id: 'grade-end-h1', width: 480, height: 480, placeholderColor: '#3b2718', hash: '6338bc48' };
export const gradeEndH2: PictureFile = { id: 'grade-end-h2', width: 480, height: 480, placeholderColor: '#3b2718', hash: '6fead07b' };
export const gradeEndM4: PictureFile = { id: 'grade-end-m4', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'dee9f43f' };
export const gradeEndM5: PictureFile = { id: 'grade-end-m5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '617a53a4' };
