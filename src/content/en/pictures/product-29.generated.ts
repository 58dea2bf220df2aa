// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-29-detail-1': ['1200x900 a47e30 dae1d573', "Close view: golden turmeric powder"],
  'product-29-detail-2': ['1200x900 7c6648 80d27feb', "Turmeric powder and fingers seen from above"],
});
