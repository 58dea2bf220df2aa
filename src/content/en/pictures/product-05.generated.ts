// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-05-detail-1': ['1200x900 71462d 2bfc1657', "Close view: H2 Super quill ends on slate"],
  'product-05-detail-2': ['1200x900 674d3d c62aa6f9', "Crosswise H2 Super cinnamon quills on slate seen from above"],
});
