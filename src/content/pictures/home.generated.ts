// Written by `npm run media`; do not edit.
import type { PictureFile } from '#content/picture.ts';

export const homeBanner: PictureFile = { id: 'home-banner', width: 1600, height: 686, placeholderColor: '#96846e', hash: 'a02f856b' };
export const homeCardCardamom: PictureFile = { id: 'home-card-cardamom', width: 1600, height: 1200, placeholderColor: '#a2926c', hash: 'd8403864' };
export const homeCardCinnamon: PictureFile = { id: 'home-card-cinnamon', width: 1600, height: 1200, placeholderColor: '#59412c', hash: '590d5245' };
export const homeCardCloves: PictureFile = { id: 'home-card-cloves', width: 1600, height: 1200, placeholderColor: '#574030', hash: '91653828' };
export const homeCardPepper: PictureFile = { id: 'home-card-pepper', width: 1600, height: 1200, placeholderColor: '#735837', hash: '43437eb5' };
export const homeFilmPortrait: PictureFile = { id: 'home-film-portrait', width: 1080, height: 1440, placeholderColor: '#523a28', hash: '7d688646' };
export const homeFilmPoster: PictureFile = { id: 'home-film-poster', width: 1920, height: 1080, placeholderColor: '#74553a', hash: '39190079' };
export const homeHero: PictureFile = { id: 'home-hero', width: 1920, height: 1080, placeholderColor: '#73543a', hash: '66c43723' };
export const homeIntro: PictureFile = { id: 'home-intro', width: 1600, height: 1200, placeholderColor: '#a78d68', hash: '914e23bc' };
export const homeShowcaseCinnamon: PictureFile = { id: 'home-showcase-cinnamon', width: 1600, height: 1200, placeholderColor: '#ad8659', hash: '1c43d587' };
export const homeShowcasePowders: PictureFile = { id: 'home-showcase-powders', width: 1600, height: 1200, placeholderColor: '#704a2a', hash: '3f70a553' };
export const homeShowcaseWhole: PictureFile = { id: 'home-showcase-whole', width: 1600, height: 1200, placeholderColor: '#a79072', hash: '8d6e1648' };
