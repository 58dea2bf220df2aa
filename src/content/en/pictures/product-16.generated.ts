// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-16-detail-1': ['1200x900 a5815f 34901ca2', "Close view: a cut nutmeg with brown veins in cream flesh"],
  'product-16-detail-2': ['1200x900 b58f67 46e4d452', "Nutmegs whole and halved seen from above"],
});
