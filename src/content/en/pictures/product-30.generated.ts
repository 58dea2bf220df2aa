// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-30-detail-1': ['1200x900 9a6245 52d3c1c4', "Close view: chili powder with flecks of skin"],
  'product-30-detail-2': ['1200x900 a9825c c5ed3b83', "Chili powder and dried pods seen from above"],
});
