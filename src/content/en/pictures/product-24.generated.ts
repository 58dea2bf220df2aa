// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-24-detail-1': ['1200x900 8c7657 95cd40f0', "Close view: speckled ground black pepper"],
  'product-24-detail-2': ['1200x900 957c5a 97578545', "Ground black pepper and whole corns seen from above"],
});
