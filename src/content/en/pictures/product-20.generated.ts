// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-20-detail-1': ['1200x900 6b6441 ed60e96b', "Close view: wrinkled olive-green peppercorns"],
  'product-20-detail-2': ['1200x900 564e3b 6640e5ac', "A bowl of dehydrated green pepper seen from above"],
});
