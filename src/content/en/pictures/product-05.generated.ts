// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-05-detail-1': ['480x360 986840 a1fe2799', "Close view: H2 Super quill ends on slate"],
  'product-05-detail-2': ['480x360 745942 a8319c86', "Crosswise H2 Super cinnamon quills on slate seen from above"],
});
