// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-29-detail-1': ['480x360 a17b31 8982723b', "Close view: golden turmeric powder"],
  'product-29-detail-2': ['480x360 83683b 28af41a8', "Turmeric powder and fingers seen from above"],
});
