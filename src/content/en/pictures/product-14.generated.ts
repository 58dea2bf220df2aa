// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-14-detail-1': ['480x360 a07044 284fc613', "Close view: the soft grain of ground cinnamon"],
  'product-14-detail-2': ['480x360 896445 749bcc28', "A bowl of ground cinnamon and sticks seen from above"],
});
