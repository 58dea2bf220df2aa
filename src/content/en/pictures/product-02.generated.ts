// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-02-detail-1': ['480x360 7b502f c2e68f34', "Close view: curled cinnamon quillings and slivers"],
  'product-02-detail-2': ['480x360 aa8d69 345da61e', "A bowl of cinnamon quillings on linen seen from above"],
});
