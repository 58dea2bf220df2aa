// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-27-detail-1': ['480x360 9b7645 362238ec', "Close view: fine ginger powder"],
  'product-27-detail-2': ['480x360 8a6841 8518caa3', "Ginger powder and a ginger root seen from above"],
});
