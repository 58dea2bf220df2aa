// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-01-detail-1': ['480x360 8b5c36 835664f8', "Close view: cinnamon off-cuts showing their rolled bark ends"],
  'product-01-detail-2': ['480x360 8a5d36 0f974d8f', "Cinnamon off-cuts on pale oak seen from above"],
});
