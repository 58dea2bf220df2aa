// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-27-detail-1': ['1200x900 c4ac7b c4451e75', "Close view: fine ginger powder"],
  'product-27-detail-2': ['1200x900 866646 63e922fa', "Ginger powder and a ginger root seen from above"],
});
