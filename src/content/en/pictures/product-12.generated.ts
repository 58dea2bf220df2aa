// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-12-detail-1': ['1200x900 a48257 bbf84069', "Close view: the fine, tightly rolled ends of Alba quills less than six millimetres across"],
  'product-12-detail-2': ['1200x900 9d7e57 d2162fe9', "A bundle of Alba cinnamon quills on linen seen from above"],
});
