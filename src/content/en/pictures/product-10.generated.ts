// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-10-detail-1': ['480x360 a07b49 0b7fd452', "Close view: slender C5 Special quill ends"],
  'product-10-detail-2': ['480x360 a98654 34407e40', "C5 Special cinnamon quills and leaves seen from above"],
});
