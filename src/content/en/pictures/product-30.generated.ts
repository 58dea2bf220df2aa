// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-30-detail-1': ['480x360 9b5c3f 3b4a1481', "Close view: chili powder with flecks of skin"],
  'product-30-detail-2': ['480x360 9c6747 780fee19', "Chili powder and dried pods seen from above"],
});
