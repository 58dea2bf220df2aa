// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'shop-black-pepper': ['480x640 7c664c d13ba6b6', "A kraft pouch of whole black pepper with a bowl of peppercorns on slate"],
  'shop-cinnamon': ['480x640 c2a171 c74cfebc', "A kraft pouch of Alba cinnamon quills with a small bundle in front on pale oak"],
  'shop-turmeric': ['480x640 86623f bd16a124', "A kraft pouch of turmeric powder with a brass bowl of turmeric and fingers on walnut"],
});
