// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-20-detail-1': ['480x360 726345 fc3185a2', "Close view: wrinkled olive-green peppercorns"],
  'product-20-detail-2': ['480x360 524735 dacbc3b4', "A bowl of dehydrated green pepper seen from above"],
});
