// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-17-detail-1': ['1200x900 644c3b a83d16e2', "Close view: clove buds with their round heads and four-pointed calyx"],
  'product-17-detail-2': ['1200x900 907b65 67e38f2a', "Cloves in a bowl on linen seen from above"],
});
