// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-02-detail-1': ['1200x900 815636 87d95d9a', "Close view: curled cinnamon quillings and slivers"],
  'product-02-detail-2': ['1200x900 b29779 6a1a0dc1', "A bowl of cinnamon quillings on linen seen from above"],
});
