// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const gradeEndAlba: PictureFile = { id: 'grade-end-alba', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'fd7ab719' };
export const gradeEndC4: PictureFile = { id: 'grade-end-c4', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'ac5f0a2c' };
export const gradeEndC5: PictureFile = { id: 'grade-end-c5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '9e144382' };
export const gradeEndC5Special: PictureFile = { id: 'grade-end-c5-special', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'e38dffaa' };
export const gradeEndH1: PictureFile = { id: 'grade-end-h1', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'e5abb5f3' };
export const gradeEndH2: PictureFile = { id: 'grade-end-h2', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'be264db9' };
export const gradeEndM4: PictureFile = { id: 'grade-end-m4', width: 480, height: 480, placeholderColor: '#3b2718', hash: 'cd96dd31' };
export const gradeEndM5: PictureFile = { id: 'grade-end-m5', width: 480, height: 480, placeholderColor: '#3b2718', hash: '90efb333' };
export const gradeQuillAlba: PictureFile = { id: 'grade-quill-alba', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '15fce2b7' };
export const gradeQuillC4: PictureFile = { id: 'grade-quill-c4', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '36abf545' };
export const gradeQuillC5: PictureFile = { id: 'grade-quill-c5', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '6bc0bc35' };
export const gradeQuillC5Special: PictureFile = { id: 'grade-quill-c5-special', width: 480, height: 1440, placeholderColor: '#3b2718', hash: 'cd35ddcc' };
export const gradeQuillH1: PictureFile = { id: 'grade-quill-h1', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '379b2d56' };
export const gradeQuillH2: PictureFile = { id: 'grade-quill-h2', width: 480, height: 1440, placeholderColor: '#3b2718', hash: 'c1a861b7' };
export const gradeQuillM4: PictureFile = { id: 'grade-quill-m4', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '0f93d2dd' };
export const gradeQuillM5: PictureFile = { id: 'grade-quill-m5', width: 480, height: 1440, placeholderColor: '#3b2718', hash: '5a6f3a66' };
