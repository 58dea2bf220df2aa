// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-10-detail-1': ['1200x900 9f7947 23d6d4db', "Close view: slender C5 Special quill ends"],
  'product-10-detail-2': ['480x360 a98654 34407e40', "C5 Special cinnamon quills and leaves seen from above"],
});
