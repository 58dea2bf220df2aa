// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-20-detail-1': ['1200x900 726344 0bd8e7ad', "Close view: wrinkled olive-green peppercorns"],
  'product-20-detail-2': ['1200x900 534836 515f11db', "A bowl of dehydrated green pepper seen from above"],
});
