// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-11-detail-1': ['1200x900 a58560 a2043041', "Close view: the tops of standing Extra Special quills"],
  'product-11-detail-2': ['1200x900 c8b9a2 d76a093f', "Standing Extra Special cinnamon quills seen from above"],
});
