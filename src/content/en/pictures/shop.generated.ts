// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'shop-black-pepper': ['900x1200 7d664c 26659077', "A kraft pouch of whole black pepper with a bowl of peppercorns on slate"],
  'shop-cinnamon': ['900x1200 bc9c70 77b2f332', "A kraft pouch of Alba cinnamon quills with a small bundle in front on pale oak"],
  'shop-turmeric': ['900x1200 866342 da813040', "A kraft pouch of turmeric powder with a brass bowl of turmeric and fingers on walnut"],
});
