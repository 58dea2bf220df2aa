import {
  product24Main,
  product25Main,
  product26Main,
  product27Main,
  product28Main,
  product29Main,
  product30Main,
} from '#content/pictures/products-spice-powder.generated.ts';
import type { ProductSummaries } from '#content/types.ts';
import { blackPepper, clove, nutmeg, turmeric, whitePepper } from './search-terms.ts';

/** What all ground spices are called too. */
const ground = 'ground en polvo molida molido';

/** The spice powders, as lists and searches use them. */
export const products: ProductSummaries<'spice-powder'> = {
  24: {
    name: 'Black Pepper Powder',
    cardLine: 'From coarse grind to fine powder',
    searchTerms: `${blackPepper} ${ground}`,
    picture: {
      file: product24Main,
      alt: 'Coarsely ground black pepper in a dark ceramic bowl with whole corns on pale oak',
    },
  },
  25: {
    name: 'Nutmeg Powder',
    cardLine: 'Brown, warm and naturally oily',
    searchTerms: `${nutmeg} ${ground}`,
    picture: { file: product25Main, alt: 'Ground nutmeg in a wooden bowl with whole and halved nutmegs on linen' },
  },
  26: {
    name: 'White Pepper Powder',
    cardLine: 'Cream to light grey, clean heat',
    searchTerms: `${whitePepper} ${ground}`,
    picture: { file: product26Main, alt: 'A heap of ground white pepper on dark slate with whole white peppercorns' },
  },
  27: {
    name: 'Ginger Powder',
    cardLine: 'Pale buff, hot and lemony',
    searchTerms: `inguru inji jengibre gingembre ingwer adrak sonth zingiber officinale ${ground}`,
    picture: {
      file: product27Main,
      alt: 'Pale ginger powder in a brass bowl with a dried ginger root on walnut boards',
    },
  },
  28: {
    name: 'Clove Powder',
    cardLine: 'Dark brown and very strong',
    searchTerms: `${clove} ${ground}`,
    picture: { file: product28Main, alt: 'Dark ground cloves in a wooden bowl with whole cloves on cream plaster' },
  },
  29: {
    name: 'Turmeric Powder',
    cardLine: 'Bright yellow to orange',
    searchTerms: `${turmeric} longa ${ground}`,
    picture: {
      file: product29Main,
      alt: 'Golden turmeric powder heaped in a stone bowl with turmeric fingers on slate',
    },
  },
  30: {
    name: 'Chili Powder',
    cardLine: 'Heat, colour and mesh by agreement',
    searchTerms: `miris milagai chile aji piment chilli chilly mirch capsicum annuum red ${ground}`,
    picture: {
      file: product30Main,
      alt: 'Brick-red chili powder in a pale stone bowl with dried chili pods on pale oak',
    },
  },
};
