// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-09-detail-1': ['1200x900 5d4029 efc2258c', "Close view: stacked C5 quill ends, each rolled from several bark layers"],
  'product-09-detail-2': ['1200x900 8d775c d08ea51c', "A stack of C5 cinnamon quills on slate seen from above"],
});
