// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-24-main': ['480x360 987b53 06c51c8d', "Coarsely ground black pepper in a dark ceramic bowl with whole corns on pale oak"],
  'product-25-main': ['480x360 967654 a86ca287', "Ground nutmeg in a wooden bowl with whole and halved nutmegs on linen"],
  'product-26-main': ['480x360 7c6b53 86ff091d', "A heap of ground white pepper on dark slate with whole white peppercorns"],
  'product-27-main': ['480x360 755434 ba1d80aa', "Pale ginger powder in a brass bowl with a dried ginger root on walnut boards"],
  'product-28-main': ['480x360 ac9176 770615f9', "Dark ground cloves in a wooden bowl with whole cloves on cream plaster"],
  'product-29-main': ['480x360 6d5638 c9d6f8ed', "Golden turmeric powder heaped in a stone bowl with turmeric fingers on slate"],
  'product-30-main': ['1600x1200 a27452 63c923bf', "Brick-red chili powder in a pale stone bowl with dried chili pods on pale oak"],
});
