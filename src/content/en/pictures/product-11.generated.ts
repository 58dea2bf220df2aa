// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-11-detail-1': ['480x360 b7986e b536c1ec', "Close view: the tops of standing Extra Special quills"],
  'product-11-detail-2': ['480x360 cfba9b 706ff7dc', "Standing Extra Special cinnamon quills seen from above"],
});
