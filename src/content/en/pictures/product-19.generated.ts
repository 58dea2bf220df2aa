// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-19-detail-1': ['480x360 bba080 e446a4af', "Close view: halved betel nuts with their marbled flesh"],
  'product-19-detail-2': ['480x360 c7ad8c fe80db39', "Betel nuts whole and halved seen from above"],
});
