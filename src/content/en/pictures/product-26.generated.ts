// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-26-detail-1': ['480x360 8c7b61 25eafc04', "Close view: fine cream-coloured white pepper powder"],
  'product-26-detail-2': ['480x360 84745b ad4a805a', "Ground white pepper on slate seen from above"],
});
