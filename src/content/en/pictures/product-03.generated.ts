// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-03-detail-1': ['1200x900 815a36 0559537d', "Close view: the layered ends of stacked H1 cinnamon quills"],
  'product-03-detail-2': ['1200x900 aa8355 8e6a333c', "A stack of H1 cinnamon quills on pale oak seen from above"],
});
