// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-21-detail-1': ['480x360 936f4b ec56036b', "Close view: smooth white peppercorns at the mouth of a scoop"],
  'product-21-detail-2': ['480x360 836143 f16d49c9', "White pepper and a wooden scoop seen from above"],
});
