// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-09-detail-1': ['1200x900 6c563f 2009b54b', "Close view: stacked C5 quill ends, each rolled from several bark layers"],
  'product-09-detail-2': ['1200x900 74614d 45fac668', "A stack of C5 cinnamon quills on slate seen from above"],
});
