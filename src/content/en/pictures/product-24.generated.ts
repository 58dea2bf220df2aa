// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-24-detail-1': ['480x360 9d855f fbbd809a', "Close view: speckled ground black pepper"],
  'product-24-detail-2': ['480x360 947953 cb6b532d', "Ground black pepper and whole corns seen from above"],
});
