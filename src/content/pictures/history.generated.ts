// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const historyGradeAlba: PictureFile = { id: 'history-grade-alba', width: 1200, height: 900, placeholderColor: '#c2b7a7', hash: '8cd8ced8' };
export const historyGradeC4: PictureFile = { id: 'history-grade-c4', width: 1200, height: 900, placeholderColor: '#b8ab9a', hash: '4dc38042' };
export const historyGradeC5: PictureFile = { id: 'history-grade-c5', width: 1200, height: 900, placeholderColor: '#baaf9e', hash: 'daa3fba4' };
export const historyGradeH1: PictureFile = { id: 'history-grade-h1', width: 1200, height: 900, placeholderColor: '#ab9d8c', hash: 'c931305c' };
export const historyGradeH2: PictureFile = { id: 'history-grade-h2', width: 1200, height: 900, placeholderColor: '#a79988', hash: '70db555a' };
export const historyGradeM4: PictureFile = { id: 'history-grade-m4', width: 1200, height: 900, placeholderColor: '#b0a291', hash: 'c95b8f0b' };
export const historyGradeM5: PictureFile = { id: 'history-grade-m5', width: 1200, height: 900, placeholderColor: '#b4a796', hash: '5bedb7ce' };
export const historyGradeOil: PictureFile = { id: 'history-grade-oil', width: 1200, height: 900, placeholderColor: '#b9aa91', hash: 'a3d1c7ce' };
export const historyGradePowder: PictureFile = { id: 'history-grade-powder', width: 1200, height: 900, placeholderColor: '#beb1a2', hash: '09138aff' };
export const historyOpening: PictureFile = { id: 'history-opening', width: 1600, height: 900, placeholderColor: '#8e6a41', hash: '61985378' };
export const historyTypeCassia: PictureFile = { id: 'history-type-cassia', width: 1200, height: 900, placeholderColor: '#a99480', hash: 'f244594d' };
export const historyTypeCeylon: PictureFile = { id: 'history-type-ceylon', width: 1200, height: 900, placeholderColor: '#c4af93', hash: 'c30ba8a8' };
export const historyTypeKorintje: PictureFile = { id: 'history-type-korintje', width: 1200, height: 900, placeholderColor: '#b09880', hash: '0025b3ec' };
export const historyTypeSaigon: PictureFile = { id: 'history-type-saigon', width: 1200, height: 900, placeholderColor: '#aa927d', hash: '6b25aefa' };
export const historyVideoPoster: PictureFile = { id: 'history-video-poster', width: 1600, height: 900, placeholderColor: '#91693c', hash: '173fadad' };
