// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-10-detail-1': ['1200x900 a07f50 f82ecc0f', "Close view: slender C5 Special quill ends"],
  'product-10-detail-2': ['1200x900 b19364 6f643904', "C5 Special cinnamon quills and leaves seen from above"],
});
