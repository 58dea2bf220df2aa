// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const homeBanner: PictureFile = { id: 'home-banner', width: 1600, height: 686, placeholderColor: '#96846e', hash: 'ffd25e02' };
export const homeCardCardamom: PictureFile = { id: 'home-card-cardamom', width: 1600, height: 1200, placeholderColor: '#9c8d64', hash: 'a7f09745' };
export const homeCardCinnamon: PictureFile = { id: 'home-card-cinnamon', width: 1600, height: 1200, placeholderColor: '#59412c', hash: '67584417' };
export const homeCardCloves: PictureFile = { id: 'home-card-cloves', width: 1600, height: 1200, placeholderColor: '#574030', hash: '895d97f1' };
export const homeCardPepper: PictureFile = { id: 'home-card-pepper', width: 1600, height: 1200, placeholderColor: '#735837', hash: 'aa26ee60' };
export const homeFilmPortrait: PictureFile = { id: 'home-film-portrait', width: 1080, height: 1440, placeholderColor: '#523a28', hash: '4aeb3c5a' };
export const homeFilmPoster: PictureFile = { id: 'home-film-poster', width: 1920, height: 1080, placeholderColor: '#74553a', hash: '0dda7731' };
export const homeHero: PictureFile = { id: 'home-hero', width: 1920, height: 1080, placeholderColor: '#73543a', hash: '3d4d17df' };
export const homeIntro: PictureFile = { id: 'home-intro', width: 1600, height: 1200, placeholderColor: '#a78d68', hash: '2c2e71f5' };
export const homeShowcaseCinnamon: PictureFile = { id: 'home-showcase-cinnamon', width: 1600, height: 1200, placeholderColor: '#ad8659', hash: 'dc7eee61' };
export const homeShowcasePowders: PictureFile = { id: 'home-showcase-powders', width: 1600, height: 1200, placeholderColor: '#704a2a', hash: '558222a4' };
export const homeShowcaseWhole: PictureFile = { id: 'home-showcase-whole', width: 1600, height: 1200, placeholderColor: '#a79072', hash: '3e3b2e3c' };
