// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-15-detail-1': ['1200x900 473224 f79b1dd7', "Close view: wrinkled black peppercorns"],
  'product-15-detail-2': ['1200x900 543d2e f1ea209e', "A bowl of black peppercorns on walnut seen from above"],
});
