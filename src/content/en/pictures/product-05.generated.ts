// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-05-detail-1': ['1200x900 97673f eb54285c', "Close view: H2 Super quill ends on slate"],
  'product-05-detail-2': ['1200x900 745943 9bf1510b', "Crosswise H2 Super cinnamon quills on slate seen from above"],
});
