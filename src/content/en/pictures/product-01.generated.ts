// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-01-detail-1': ['1200x900 8a5c36 45434fcf', "Close view: cinnamon off-cuts showing their rolled bark ends"],
  'product-01-detail-2': ['1200x900 885b35 34f03c8a', "Cinnamon off-cuts on pale oak seen from above"],
});
