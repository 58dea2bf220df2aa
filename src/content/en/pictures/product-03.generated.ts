// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-03-detail-1': ['1200x900 7d5a3b 798b56ed', "Close view: the layered ends of stacked H1 cinnamon quills"],
  'product-03-detail-2': ['1200x900 ad885f ad56ac78', "A stack of H1 cinnamon quills on pale oak seen from above"],
});
