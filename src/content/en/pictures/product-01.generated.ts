// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-01-detail-1': ['1200x900 92663f 62706021', "Close view: cinnamon off-cuts showing their rolled bark ends"],
  'product-01-detail-2': ['1200x900 865833 488b58b5', "Cinnamon off-cuts on pale oak seen from above"],
});
