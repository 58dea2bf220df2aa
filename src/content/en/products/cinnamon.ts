import {
  product01Main,
  product02Main,
  product03Main,
  product04Main,
  product05Main,
  product06Main,
  product07Main,
  product08Main,
  product09Main,
  product10Main,
  product11Main,
  product12Main,
  product13Main,
  product14Main,
} from '#content/pictures/products-cinnamon.generated.ts';
import type { ProductSummaries } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

/** The cinnamon products, as lists and searches use them. */
export const products: ProductSummaries<'cinnamon'> = {
  1: {
    name: 'Cinnamon Off Cut',
    cardLine: 'Trimmed quill ends, mixed lengths',
    picture: {
      file: product01Main,
      alt: 'A heap of short cinnamon off-cuts, trimmed quill ends of mixed thickness, on pale oak boards',
    },
  },
  2: {
    name: 'Cinnamon Quillings No. 02',
    cardLine: 'Broken and split quills of all grades',
    picture: { file: product02Main, alt: 'Broken cinnamon quillings heaped in a wooden bowl on linen' },
  },
  3: {
    name: 'Ceylon Cinnamon H1',
    cardLine: `Stout quills, up to ${grades[3].diameter} mm`,
    picture: {
      file: product03Main,
      alt: 'Hamburg H1 cinnamon quills over two centimetres thick, stacked in a pyramid on pale oak beside a ball of twine',
    },
  },
  4: {
    name: 'Ceylon Cinnamon H2',
    cardLine: `The thickest quills, up to ${grades[4].diameter} mm`,
    picture: {
      file: product04Main,
      alt: 'A twine-tied bundle of thick, dark Hamburg H2 cinnamon quills on walnut boards',
    },
  },
  5: {
    name: 'Ceylon Cinnamon H2 Super',
    cardLine: 'A cleaner selection of H2',
    picture: { file: product05Main, alt: 'Thick H2 Super cinnamon quills stacked in two rows on linen' },
  },
  6: {
    name: 'Ceylon Cinnamon M4',
    cardLine: `Everyday quills, up to ${grades[6].diameter} mm`,
    picture: { file: product06Main, alt: 'A tied bundle of M4 cinnamon quills with brown-spotted bark on linen' },
  },
  7: {
    name: 'Ceylon Cinnamon M5',
    cardLine: `Mid-brown quills, up to ${grades[7].diameter} mm`,
    picture: {
      file: product07Main,
      alt: 'M5 cinnamon quills standing upright in a stone pot on pale oak, one lying in front',
    },
  },
  8: {
    name: 'Ceylon Cinnamon C4',
    cardLine: `Fairly smooth quills, up to ${grades[8].diameter} mm`,
    picture: {
      file: product08Main,
      alt: 'A tied bundle of Continental C4 cinnamon quills on cream linen with two loose quills',
    },
  },
  9: {
    name: 'Ceylon Cinnamon C5',
    cardLine: `Fine, even quills, up to ${grades[9].diameter} mm`,
    picture: { file: product09Main, alt: 'Continental C5 cinnamon quills stacked on dark slate, one lying beside' },
  },
  10: {
    name: 'Ceylon Cinnamon C5 Special',
    cardLine: `Slim, golden quills, up to ${grades[10].diameter} mm`,
    picture: {
      file: product10Main,
      alt: 'A tied bundle of slender C5 Special cinnamon quills on walnut boards with a cinnamon leaf',
    },
  },
  11: {
    name: 'Ceylon Cinnamon Extra Special',
    cardLine: 'Selected quills, close to Alba',
    picture: {
      file: product11Main,
      alt: 'A tied bundle of thin, pale Extra Special cinnamon quills on dark slate with two loose quills',
    },
  },
  12: {
    name: 'Ceylon Cinnamon Alba',
    cardLine: `The top grade, up to ${grades[12].diameter} mm, no foxing`,
    picture: {
      file: product12Main,
      alt: 'A tied bundle of Alba cinnamon quills, pencil-thin, smooth and golden, on linen',
    },
  },
  13: {
    name: 'Cinnamon Leaf Oil',
    cardLine: 'Steam-distilled, 70 to 83 % eugenol',
    picture: {
      file: product13Main,
      alt: 'Amber dropper bottles of cinnamon leaf oil with green cinnamon leaves and a dish of oil on pale oak',
    },
  },
  14: {
    name: 'Cinnamon Powder',
    cardLine: 'Ground bark, mesh by agreement',
    picture: {
      file: product14Main,
      alt: 'Ground cinnamon heaped in a ceramic bowl with cinnamon sticks on walnut boards',
    },
  },
};
