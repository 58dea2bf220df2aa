// Written by `npm run media`; do not edit.
import type { PictureFile } from './picture.ts';

export const homeBanner: PictureFile = { id: 'home-banner', width: 2560, height: 1098, placeholderColor: '#9a8667', hash: '2ec1a012' };
export const homeCardCardamom: PictureFile = { id: 'home-card-cardamom', width: 1600, height: 1200, placeholderColor: '#a2926c', hash: 'a563eaad' };
export const homeCardCinnamon: PictureFile = { id: 'home-card-cinnamon', width: 1600, height: 1200, placeholderColor: '#664e37', hash: '7e1d3063' };
export const homeCardCloves: PictureFile = { id: 'home-card-cloves', width: 1600, height: 1200, placeholderColor: '#574030', hash: '5b26aa33' };
export const homeCardPepper: PictureFile = { id: 'home-card-pepper', width: 1600, height: 1200, placeholderColor: '#372a22', hash: 'fa885d42' };
export const homeFilmPortrait: PictureFile = { id: 'home-film-portrait', width: 1080, height: 1920, placeholderColor: '#604837', hash: 'be3bd55e' };
export const homeFilmPoster: PictureFile = { id: 'home-film-poster', width: 2560, height: 1440, placeholderColor: '#684d3b', hash: '202eaf03' };
export const homeHero: PictureFile = { id: 'home-hero', width: 2560, height: 1440, placeholderColor: '#644b38', hash: 'd5b7be09' };
export const homeIntro: PictureFile = { id: 'home-intro', width: 1600, height: 1200, placeholderColor: '#8c6e4a', hash: '70ae5c24' };
export const homeShowcaseCinnamon: PictureFile = { id: 'home-showcase-cinnamon', width: 1600, height: 1200, placeholderColor: '#9e8464', hash: '897baf1b' };
export const homeShowcasePowders: PictureFile = { id: 'home-showcase-powders', width: 1600, height: 1200, placeholderColor: '#6b5b4b', hash: 'c44e1bf1' };
export const homeShowcaseWhole: PictureFile = { id: 'home-showcase-whole', width: 1600, height: 1200, placeholderColor: '#a58c6f', hash: '1d7c7187' };
