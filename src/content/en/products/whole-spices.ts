import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
import {
  product15Main,
  product16Main,
  product17Main,
  product18Main,
  product19Main,
  product20Main,
  product21Main,
  product22Main,
  product23Main,
} from '#content/pictures/products-whole-spices.generated.ts';

export const products: ProductCardTexts<'whole-spices'> = {
  15: {
    name: 'Black Pepper',
    cardLine: 'Whole dried berries, 2.5 to 7 mm',
    picture: {
      file: product15Main,
      alt: 'Black peppercorns heaped in a dark wooden bowl, more scattered on cream plaster',
    },
  },
  16: {
    name: 'Nutmeg',
    cardLine: 'Shelled or in the shell',
    picture: {
      file: product16Main,
      alt: 'Whole nutmegs, two halves showing marbled flesh, one seed in its dark shell, one in red mace and a dried mace on cream plaster',
    },
  },
  17: {
    name: 'Cloves',
    cardLine: 'Whole flower buds, 10 to 17 mm',
    picture: { file: product17Main, alt: 'Dried cloves in a shallow ceramic bowl with more spilled on linen' },
  },
  18: {
    name: 'Mace',
    cardLine: 'The lacy coat of the nutmeg seed',
    picture: { file: product18Main, alt: 'Dried mace blades, amber-red and lacy, heaped on dark slate' },
  },
  19: {
    name: 'Betel Nuts',
    cardLine: 'Areca kernels, where import is lawful',
    picture: {
      file: product19Main,
      alt: 'Whole brown betel nuts, two showing the scar of the stalk, and halves showing marbled brown and white flesh on cream plaster',
    },
  },
  20: {
    name: 'Dehydrated Green Pepper',
    cardLine: 'Immature berries, dried green',
    picture: {
      file: product20Main,
      alt: 'Dehydrated green peppercorns in a dark wooden bowl, with more in front of it on pale plaster',
    },
  },
  21: {
    name: 'White Pepper',
    cardLine: 'Ripe berries without their skin',
    picture: { file: product21Main, alt: 'White peppercorns spilling from a wooden scoop onto walnut boards' },
  },
  22: {
    name: 'Clove Stems',
    cardLine: 'Stalks of the bud, for distilling',
    picture: {
      file: product22Main,
      alt: 'Dried clove stems, short and forked, filling a dark wooden bowl, more on cream plaster beside three cloves',
    },
  },
  23: {
    name: 'Turmeric',
    cardLine: 'Fingers, bulbs or splits, polished',
    picture: {
      file: product23Main,
      alt: 'A heap of dried turmeric fingers with snapped orange ends beside ground turmeric on dark slate',
    },
  },
};
