// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const historyGradeAlba: PictureFile = { id: 'history-grade-alba', width: 1200, height: 900, placeholderColor: '#c1ae93', hash: '241b7b90' };
export const historyGradeC4: PictureFile = { id: 'history-grade-c4', width: 1200, height: 900, placeholderColor: '#b49c81', hash: 'ca7817df' };
export const historyGradeC5: PictureFile = { id: 'history-grade-c5', width: 1200, height: 900, placeholderColor: '#b8a387', hash: 'b39677bb' };
export const historyGradeH1: PictureFile = { id: 'history-grade-h1', width: 1200, height: 900, placeholderColor: '#a68a71', hash: '2c8e71bf' };
export const historyGradeH2: PictureFile = { id: 'history-grade-h2', width: 1200, height: 900, placeholderColor: '#a0846c', hash: '5d2fccdc' };
export const historyGradeM4: PictureFile = { id: 'history-grade-m4', width: 1200, height: 900, placeholderColor: '#ad9379', hash: '9c7eb34b' };
export const historyGradeM5: PictureFile = { id: 'history-grade-m5', width: 1200, height: 900, placeholderColor: '#b1987e', hash: 'c891cdfa' };
export const historyGradeOil: PictureFile = { id: 'history-grade-oil', width: 1200, height: 900, placeholderColor: '#b9aa91', hash: 'a3d1c7ce' };
export const historyGradePowder: PictureFile = { id: 'history-grade-powder', width: 1200, height: 900, placeholderColor: '#bfac94', hash: 'e8cca3b7' };
export const historyOpening: PictureFile = { id: 'history-opening', width: 1600, height: 900, placeholderColor: '#8e6a41', hash: '61985378' };
export const historyTypeCassia: PictureFile = { id: 'history-type-cassia', width: 1200, height: 900, placeholderColor: '#a99480', hash: 'f244594d' };
export const historyTypeCeylon: PictureFile = { id: 'history-type-ceylon', width: 1200, height: 900, placeholderColor: '#c4af93', hash: 'c30ba8a8' };
export const historyTypeKorintje: PictureFile = { id: 'history-type-korintje', width: 1200, height: 900, placeholderColor: '#b09880', hash: '0025b3ec' };
export const historyTypeSaigon: PictureFile = { id: 'history-type-saigon', width: 1200, height: 900, placeholderColor: '#aa927d', hash: '6b25aefa' };
export const historyVideoPoster: PictureFile = { id: 'history-video-poster', width: 1600, height: 900, placeholderColor: '#91693c', hash: '173fadad' };
