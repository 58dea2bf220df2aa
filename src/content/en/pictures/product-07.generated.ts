// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-07-detail-1': ['1200x900 6b462d ba2cf066', "Close view: the rolled tops of standing M5 quills"],
  'product-07-detail-2': ['1200x900 73523d 8e674fa4', "Standing M5 cinnamon quills seen from above"],
});
