// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-23-detail-1': ['1200x900 783c15 a3a357bc', "Close view: the ringed skin of turmeric fingers"],
  'product-23-detail-2': ['1200x900 a6662a 2c7902be', "Turmeric fingers and powder on a copper tray seen from above"],
});
