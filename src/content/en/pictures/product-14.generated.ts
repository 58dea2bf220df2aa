// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-14-detail-1': ['1200x900 9b6942 09ee30a8', "Close view: the soft grain of ground cinnamon"],
  'product-14-detail-2': ['1200x900 866244 277b7620', "A bowl of ground cinnamon and sticks seen from above"],
});
