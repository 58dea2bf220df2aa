// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-19-detail-1': ['1200x900 ad937b c90afa42', "Close view: halved betel nuts with their marbled flesh"],
  'product-19-detail-2': ['1200x900 c0a992 03ea359d', "Betel nuts whole and halved seen from above"],
});
