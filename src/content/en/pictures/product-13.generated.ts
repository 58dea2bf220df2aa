// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-13-detail-1': ['1200x900 8e6d49 d1ea2f1c', "Close view: an amber bottle labelled Ceylon Cinnamon Leaf Oil"],
  'product-13-detail-2': ['1200x900 a08857 40018641', "A small dish of golden leaf oil among cinnamon leaves"],
});
