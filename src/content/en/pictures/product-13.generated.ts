// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-13-detail-1': ['480x360 8f6e4b 0dea9af6', "Close view: an amber bottle labelled Ceylon Cinnamon Leaf Oil"],
  'product-13-detail-2': ['480x360 a68e5d 74deb418', "A small dish of golden leaf oil among cinnamon leaves"],
});
