// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-06-detail-1': ['1200x900 8d6746 47dab7fd', "Close view: M4 quill ends and bark texture"],
  'product-06-detail-2': ['1200x900 99724b fea47da9', "A bundle of M4 cinnamon quills on linen seen from above"],
});
