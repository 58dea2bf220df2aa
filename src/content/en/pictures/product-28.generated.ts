// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-28-detail-1': ['1200x900 714e3b ecaad3ee', "Close view: ground cloves"],
  'product-28-detail-2': ['1200x900 a38c7a 161c028d', "Ground cloves and whole cloves seen from above"],
});
