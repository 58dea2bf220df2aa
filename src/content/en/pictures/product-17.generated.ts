// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-17-detail-1': ['480x360 6d4f3a 0abfa163', "Close view: clove buds with their round heads and four-pointed calyx"],
  'product-17-detail-2': ['480x360 7b6047 f07fe20b', "Cloves in a bowl on linen seen from above"],
});
