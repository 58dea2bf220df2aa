// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-26-detail-1': ['1200x900 ab9978 95228c71', "Close view: fine cream-coloured white pepper powder"],
  'product-26-detail-2': ['1200x900 80725d 9ac7cb8c', "Ground white pepper on slate seen from above"],
});
