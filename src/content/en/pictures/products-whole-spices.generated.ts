// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-15-main': ['1600x1200 5b4230 f91a320b', "Black peppercorns heaped in a wooden bowl, more scattered on walnut boards"],
  'product-16-main': ['1600x1200 bc996f 562f8783', "Whole nutmegs, two halves showing marbled flesh and one nutmeg in its mace on pale oak"],
  'product-17-main': ['1600x1200 937e67 f1cb60ec', "Dried cloves in a shallow ceramic bowl with more spilled on linen"],
  'product-18-main': ['1600x1200 83543f 4c91b3ba', "Dried mace blades, amber-red and lacy, heaped on dark slate"],
  'product-19-main': ['1600x1200 c3ad97 4fa4507e', "Whole brown betel nuts and halves showing marbled brown and white flesh on cream plaster"],
  'product-20-main': ['1600x1200 645a44 629ed1c4', "Dehydrated green peppercorns in a pale stone bowl on dark slate"],
  'product-21-main': ['1600x1200 907054 e403ae78', "White peppercorns spilling from a wooden scoop onto walnut boards"],
  'product-22-main': ['1600x1200 a59073 9a289d90', "Dried clove stems, thin and branched, in a dark wooden bowl with more spilled on linen"],
  'product-23-main': ['1600x1200 a26431 5de98ed6', "Turmeric fingers with snapped orange ends beside ground turmeric on a hammered copper tray"],
});
