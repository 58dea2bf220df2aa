// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-04-detail-1': ['480x360 603b23 8101cfd0', "Close view: broad H2 quill ends with brown foxing on the bark"],
  'product-04-detail-2': ['480x360 6e4a32 6ffeb0ed', "A bundle of H2 cinnamon quills on walnut seen from above"],
});
