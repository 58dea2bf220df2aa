// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-09-detail-1': ['480x360 5a3d25 0a0ac242', "Close view: stacked C5 quill ends, each rolled from several bark layers"],
  'product-09-detail-2': ['480x360 8d775c 9baf8b34', "A stack of C5 cinnamon quills on slate seen from above"],
});
