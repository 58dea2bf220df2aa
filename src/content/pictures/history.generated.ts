// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const historyGradeAlba: PictureFile = { id: 'history-grade-alba', width: 1200, height: 900, placeholderColor: '#c2b7a7', hash: 'ab7857ef' };
export const historyGradeC4: PictureFile = { id: 'history-grade-c4', width: 1200, height: 900, placeholderColor: '#b8ab9a', hash: '5afe9657' };
export const historyGradeC5: PictureFile = { id: 'history-grade-c5', width: 1200, height: 900, placeholderColor: '#baaf9e', hash: '0fa90d36' };
export const historyGradeH1: PictureFile = { id: 'history-grade-h1', width: 1200, height: 900, placeholderColor: '#ab9d8c', hash: 'a6eef5dd' };
export const historyGradeH2: PictureFile = { id: 'history-grade-h2', width: 1200, height: 900, placeholderColor: '#a79988', hash: '9fc6df4a' };
export const historyGradeM4: PictureFile = { id: 'history-grade-m4', width: 1200, height: 900, placeholderColor: '#b0a291', hash: '34ab454b' };
export const historyGradeM5: PictureFile = { id: 'history-grade-m5', width: 1200, height: 900, placeholderColor: '#b4a796', hash: '529b507c' };
export const historyGradeOil: PictureFile = { id: 'history-grade-oil', width: 1200, height: 900, placeholderColor: '#bab2a1', hash: 'e8da6ac9' };
export const historyGradePowder: PictureFile = { id: 'history-grade-powder', width: 1200, height: 900, placeholderColor: '#beb1a2', hash: '69843bab' };
export const historyOpening: PictureFile = { id: 'history-opening', width: 2560, height: 1440, placeholderColor: '#bca885', hash: '31255db3' };
export const historyTypeCassia: PictureFile = { id: 'history-type-cassia', width: 1200, height: 900, placeholderColor: '#ad9f8f', hash: 'd42295ce' };
export const historyTypeCeylon: PictureFile = { id: 'history-type-ceylon', width: 1200, height: 900, placeholderColor: '#c4af93', hash: 'd7f7000e' };
export const historyTypeKorintje: PictureFile = { id: 'history-type-korintje', width: 1200, height: 900, placeholderColor: '#b3a392', hash: '3b25a192' };
export const historyTypeSaigon: PictureFile = { id: 'history-type-saigon', width: 1200, height: 900, placeholderColor: '#b8a99a', hash: '521e9d7f' };
export const historyVideoPoster: PictureFile = { id: 'history-video-poster', width: 1600, height: 900, placeholderColor: '#af9979', hash: '8e547df5' };
