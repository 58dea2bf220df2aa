// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-02-detail-1': ['1200x900 7c5130 9365671f', "Close view: curled cinnamon quillings and slivers"],
  'product-02-detail-2': ['1200x900 aa8d69 d909a736', "A bowl of cinnamon quillings on linen seen from above"],
});
