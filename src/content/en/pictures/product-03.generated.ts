// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-03-detail-1': ['480x360 8b653e 97477f8f', "Close view: the layered ends of stacked H1 cinnamon quills"],
  'product-03-detail-2': ['480x360 ae895a 254c9ec6', "A stack of H1 cinnamon quills on pale oak seen from above"],
});
