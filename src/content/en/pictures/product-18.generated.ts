// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-18-detail-1': ['1200x900 894022 2ea716d2', "Close view: the branching straps of dried mace"],
  'product-18-detail-2': ['1200x900 7e4c35 0c5c99d3', "Mace blades on slate seen from above"],
});
