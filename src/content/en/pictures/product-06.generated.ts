// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-06-detail-1': ['1200x900 805d42 469652cf', "Close view: M4 quill ends and bark texture"],
  'product-06-detail-2': ['1200x900 b09372 3e9933e6', "A bundle of M4 cinnamon quills on linen seen from above"],
});
