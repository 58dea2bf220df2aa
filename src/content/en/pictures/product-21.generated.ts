// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-21-detail-1': ['1200x900 997b5e acd50757', "Close view: smooth white peppercorns at the mouth of a scoop"],
  'product-21-detail-2': ['1200x900 876b53 290cfda4', "White pepper and a wooden scoop seen from above"],
});
