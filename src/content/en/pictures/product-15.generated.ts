// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-15-detail-1': ['480x360 563b28 4c071924', "Close view: wrinkled black peppercorns"],
  'product-15-detail-2': ['480x360 553c2c 5cc617df', "A bowl of black peppercorns on walnut seen from above"],
});
