// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-25-detail-1': ['480x360 916a47 191aa575', "Close view: ground nutmeg"],
  'product-25-detail-2': ['480x360 a88b66 ea6b6d85', "Ground nutmeg and whole nutmegs seen from above"],
});
