// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-07-detail-1': ['1200x900 5b371f 8f892a99', "Close view: the rolled tops of standing M5 quills"],
  'product-07-detail-2': ['1200x900 714f36 b4e9bd69', "Standing M5 cinnamon quills seen from above"],
});
