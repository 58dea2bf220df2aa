// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-15-main': ['1600x1200 5d422f 2b46183c', "Black peppercorns heaped in a wooden bowl, more scattered on walnut boards"],
  'product-16-main': ['1600x1200 bc9969 d2ccf753', "Whole nutmegs, two halves showing marbled flesh and one nutmeg in its mace on pale oak"],
  'product-17-main': ['1600x1200 856b52 b41b8b01', "Dried cloves in a shallow ceramic bowl with more spilled on linen"],
  'product-18-main': ['1600x1200 936b4c 97933884', "Dried mace blades, amber-red and lacy, heaped on dark slate"],
  'product-19-main': ['1600x1200 c9b091 807fafcf', "Whole brown betel nuts and halves showing marbled brown and white flesh on cream plaster"],
  'product-20-main': ['1600x1200 665942 ed9a4d63', "Dehydrated green peppercorns in a pale stone bowl on dark slate"],
  'product-21-main': ['1200x900 8e6a46 306d9209', "White peppercorns spilling from a wooden scoop onto walnut boards"],
  'product-22-main': ['1600x1200 93795d 4801b657', "Dried clove stems, thin and branched, in a dark wooden bowl with more spilled on linen"],
  'product-23-main': ['1600x1200 9a5f29 fa963e86', "Turmeric fingers with snapped orange ends beside ground turmeric on a hammered copper tray"],
});
