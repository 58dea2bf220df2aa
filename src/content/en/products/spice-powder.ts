import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
import {
  product24Main,
  product25Main,
  product26Main,
  product27Main,
  product28Main,
  product29Main,
  product30Main,
} from '#content/pictures/products-spice-powder.generated.ts';

export const products: ProductCardTexts<'spice-powder'> = {
  24: {
    name: 'Black Pepper Powder',
    cardLine: 'From coarse grind to fine powder',
    picture: {
      file: product24Main,
      alt: 'Ground black pepper in a dark bowl seen from above, furrowed by a scoop, with whole corns on grey plaster',
    },
  },
  25: {
    name: 'Nutmeg Powder',
    cardLine: 'Brown, warm and naturally oily',
    picture: {
      file: product25Main,
      alt: 'Ground nutmeg in a dark bowl seen from above, furrowed by a scoop, with whole and halved nutmegs on grey plaster',
    },
  },
  26: {
    name: 'White Pepper Powder',
    cardLine: 'Cream to light grey, clean heat',
    picture: {
      file: product26Main,
      alt: 'Ground white pepper in a dark bowl seen from above, furrowed by a scoop, with whole white peppercorns on grey plaster',
    },
  },
  27: {
    name: 'Ginger Powder',
    cardLine: 'Pale buff, hot and lemony',
    picture: {
      file: product27Main,
      alt: 'Buff ginger powder in a dark bowl seen from above, furrowed by a scoop, with a dried root and ginger slices on grey plaster',
    },
  },
  28: {
    name: 'Clove Powder',
    cardLine: 'Dark brown and very strong',
    picture: {
      file: product28Main,
      alt: 'Dark ground cloves in a white bowl seen from above, furrowed by a scoop, with whole cloves on grey plaster',
    },
  },
  29: {
    name: 'Turmeric Powder',
    cardLine: 'Bright yellow to orange',
    picture: {
      file: product29Main,
      alt: 'Golden turmeric powder heaped in a stone bowl with turmeric fingers on slate',
    },
  },
  30: {
    name: 'Chili Powder',
    cardLine: 'Heat, colour and mesh by agreement',
    picture: {
      file: product30Main,
      alt: 'Brick-red chili powder in a dark bowl seen from above, furrowed by a scoop, with dried chili pods on grey plaster',
    },
  },
};
