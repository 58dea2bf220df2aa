// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-04-detail-1': ['1200x900 52301d 73def4de', "Close view: broad H2 quill ends with brown foxing on the bark"],
  'product-04-detail-2': ['1200x900 6f4b34 9543a0bf', "A bundle of H2 cinnamon quills on walnut seen from above"],
});
