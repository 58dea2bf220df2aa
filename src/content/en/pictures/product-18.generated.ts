// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-18-detail-1': ['480x360 a46f48 412eb627', "Close view: the branching straps of dried mace"],
  'product-18-detail-2': ['480x360 8e6545 325f9aae', "Mace blades on slate seen from above"],
});
