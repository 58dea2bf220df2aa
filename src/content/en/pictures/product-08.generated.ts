// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-08-detail-1': ['1200x900 9e774f 20c6d82f', "Close view: the tightly rolled ends of C4 cinnamon quills"],
  'product-08-detail-2': ['1200x900 9a754c 05be54c4', "A bundle of C4 cinnamon quills on linen seen from above"],
});
