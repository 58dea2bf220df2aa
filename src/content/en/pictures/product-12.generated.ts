// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-12-detail-1': ['480x360 94714a 8123291c', "Close view: the fine, tightly rolled ends of Alba quills less than six millimetres across"],
  'product-12-detail-2': ['480x360 ab8e66 59fac6b2', "A bundle of Alba cinnamon quills on linen seen from above"],
});
