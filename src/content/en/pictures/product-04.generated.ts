// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-04-detail-1': ['1200x900 603b23 9f5f7611', "Close view: broad H2 quill ends with brown foxing on the bark"],
  'product-04-detail-2': ['1200x900 6e4b32 03ab09b5', "A bundle of H2 cinnamon quills on walnut seen from above"],
});
