// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-22-detail-1': ['1200x900 5a3f2d 0c7068e6', "Close view: jointed clove stems"],
  'product-22-detail-2': ['1200x900 a18d74 cd092f4f', "A bowl of clove stems on linen seen from above"],
});
