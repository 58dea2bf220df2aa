// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-08-detail-1': ['480x360 a07850 f0eb7758', "Close view: the tightly rolled ends of C4 cinnamon quills"],
  'product-08-detail-2': ['480x360 9b754c b371895b', "A bundle of C4 cinnamon quills on linen seen from above"],
});
