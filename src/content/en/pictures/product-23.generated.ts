// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-23-detail-1': ['480x360 88511c 4ae85d6f', "Close view: the ringed skin of turmeric fingers"],
  'product-23-detail-2': ['480x360 a06427 c7a6b267', "Turmeric fingers and powder on a copper tray seen from above"],
});
