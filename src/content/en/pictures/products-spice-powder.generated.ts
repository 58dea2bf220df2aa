// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-24-main': ['1600x1200 9a7e55 ba15680d', "Coarsely ground black pepper in a dark ceramic bowl with whole corns on pale oak"],
  'product-25-main': ['1600x1200 937251 e5e8baa8', "Ground nutmeg in a wooden bowl with whole and halved nutmegs on linen"],
  'product-26-main': ['1600x1200 837259 513421d7', "A heap of ground white pepper on dark slate with whole white peppercorns"],
  'product-27-main': ['1600x1200 7a5736 4b34dc10', "Pale ginger powder in a brass bowl with a dried ginger root on walnut boards"],
  'product-28-main': ['1600x1200 a2896d f4adbdcf', "Dark ground cloves in a wooden bowl with whole cloves on cream plaster"],
  'product-29-main': ['1600x1200 745c3b 3b7def9f', "Golden turmeric powder heaped in a stone bowl with turmeric fingers on slate"],
  'product-30-main': ['1600x1200 a27452 63c923bf', "Brick-red chili powder in a pale stone bowl with dried chili pods on pale oak"],
});
