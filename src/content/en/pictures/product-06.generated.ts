// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-06-detail-1': ['480x360 906947 e20436eb', "Close view: M4 quill ends and bark texture"],
  'product-06-detail-2': ['480x360 9a734c 5b530ef6', "A bundle of M4 cinnamon quills on linen seen from above"],
});
