// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const historyGradeAlba: PictureFile = { id: 'history-grade-alba', width: 1200, height: 900, placeholderColor: '#c2b7a7', hash: '43e7bab3' };
export const historyGradeC4: PictureFile = { id: 'history-grade-c4', width: 1200, height: 900, placeholderColor: '#b8ab9a', hash: 'ba5cb287' };
export const historyGradeC5: PictureFile = { id: 'history-grade-c5', width: 1200, height: 900, placeholderColor: '#baaf9e', hash: 'ff777aeb' };
export const historyGradeH1: PictureFile = { id: 'history-grade-h1', width: 1200, height: 900, placeholderColor: '#ab9d8c', hash: '19490df4' };
export const historyGradeH2: PictureFile = { id: 'history-grade-h2', width: 1200, height: 900, placeholderColor: '#a79988', hash: 'c65ddc1e' };
export const historyGradeM4: PictureFile = { id: 'history-grade-m4', width: 1200, height: 900, placeholderColor: '#b0a291', hash: 'b058541b' };
export const historyGradeM5: PictureFile = { id: 'history-grade-m5', width: 1200, height: 900, placeholderColor: '#b4a796', hash: '79c8c79c' };
export const historyGradeOil: PictureFile = { id: 'history-grade-oil', width: 1200, height: 900, placeholderColor: '#bab2a1', hash: '1baa3cb7' };
export const historyGradePowder: PictureFile = { id: 'history-grade-powder', width: 1200, height: 900, placeholderColor: '#beb1a2', hash: 'd24c738f' };
export const historyOpening: PictureFile = { id: 'history-opening', width: 1600, height: 900, placeholderColor: '#8e6a41', hash: '3b1a9575' };
export const historyTypeCassia: PictureFile = { id: 'history-type-cassia', width: 1200, height: 900, placeholderColor: '#ad9f8f', hash: 'fa027d63' };
export const historyTypeCeylon: PictureFile = { id: 'history-type-ceylon', width: 1200, height: 900, placeholderColor: '#c4af93', hash: '2b4f54ad' };
export const historyTypeKorintje: PictureFile = { id: 'history-type-korintje', width: 1200, height: 900, placeholderColor: '#b3a392', hash: '505782f2' };
export const historyTypeSaigon: PictureFile = { id: 'history-type-saigon', width: 1200, height: 900, placeholderColor: '#b8a99a', hash: 'abec9b86' };
export const historyVideoPoster: PictureFile = { id: 'history-video-poster', width: 1600, height: 900, placeholderColor: '#91693c', hash: 'e38c51c8' };
