// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-08-detail-1': ['1200x900 997553 b95b9fe7', "Close view: the tightly rolled ends of C4 cinnamon quills"],
  'product-08-detail-2': ['1200x900 a68c71 46377fed', "A bundle of C4 cinnamon quills on linen seen from above"],
});
