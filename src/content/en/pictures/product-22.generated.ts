// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-22-detail-1': ['480x360 6e4e37 f72221d6', "Close view: jointed clove stems"],
  'product-22-detail-2': ['480x360 8c7257 4b6b3948', "A bowl of clove stems on linen seen from above"],
});
