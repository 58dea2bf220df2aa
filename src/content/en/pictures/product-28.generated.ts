// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-28-detail-1': ['480x360 8f694c a45fca4b', "Close view: ground cloves"],
  'product-28-detail-2': ['480x360 997d62 5c4f3ddd', "Ground cloves and whole cloves seen from above"],
});
