// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-07-detail-1': ['480x360 5b381f 2224a2d1', "Close view: the rolled tops of standing M5 quills"],
  'product-07-detail-2': ['480x360 725037 20fd4d8e', "Standing M5 cinnamon quills seen from above"],
});
