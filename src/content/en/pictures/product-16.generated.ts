// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-16-detail-1': ['480x360 a07a51 2bd9e4c2', "Close view: a cut nutmeg with brown veins in cream flesh"],
  'product-16-detail-2': ['480x360 b38e60 cd809d6c', "Nutmegs whole and halved seen from above"],
});
