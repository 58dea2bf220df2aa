// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-24-main': ['1600x1200 977d58 f0f0c795', "Coarsely ground black pepper in a dark ceramic bowl with whole corns on pale oak"],
  'product-25-main': ['1600x1200 ae9579 dd7c0db2', "Ground nutmeg in a wooden bowl with whole and halved nutmegs on linen"],
  'product-26-main': ['1600x1200 7c6d58 1b0e7662', "A heap of ground white pepper on dark slate with whole white peppercorns"],
  'product-27-main': ['1600x1200 7a583c 076a988e', "Pale ginger powder in a brass bowl with a dried ginger root on walnut boards"],
  'product-28-main': ['1600x1200 a5907e be621856', "Dark ground cloves in a wooden bowl with whole cloves on cream plaster"],
  'product-29-main': ['1600x1200 705a3f 2cb8f993', "Golden turmeric powder heaped in a stone bowl with turmeric fingers on slate"],
  'product-30-main': ['1600x1200 aa855f 0ecec405', "Brick-red chili powder in a pale stone bowl with dried chili pods on pale oak"],
});
