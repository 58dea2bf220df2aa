import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
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
import { grades } from '#domain/catalogue/grades.ts';

export const products: ProductCardTexts<'cinnamon'> = {
  1: {
    name: 'Cinnamon Off Cut',
    cardLine: 'Trimmed quill ends, mixed lengths',
    picture: {
      file: product01Main,
      alt: 'A heap of short cinnamon off-cuts, trimmed quill ends of mixed thickness, tan to brown, behind a steel rule on pale wood',
    },
  },
  2: {
    name: 'Cinnamon Quillings No. 02',
    cardLine: 'Broken and split quills of all grades',
    picture: { file: product02Main, alt: 'Broken cinnamon quillings heaped in a wooden bowl on linen' },
  },
  3: {
    name: 'Ceylon Cinnamon H1',
    cardLine: `Stout quills, up to ${grades[3].diameterMm} mm`,
    picture: {
      file: product03Main,
      alt: 'Stacked stout H1 cinnamon quills with some red-brown patches, four to a row by a steel rule on pale wood, one apart',
    },
  },
  4: {
    name: 'Ceylon Cinnamon H2',
    cardLine: `The thickest quills, up to ${grades[4].diameterMm} mm`,
    picture: {
      file: product04Main,
      alt: 'Stacked thick H2 cinnamon quills with large dark patches of foxing, four to a row by a steel rule on pale wood, one apart',
    },
  },
  5: {
    name: 'Ceylon Cinnamon H2 Super',
    cardLine: 'A cleaner selection of H2',
    picture: {
      file: product05Main,
      alt: 'Stacked H2 Super cinnamon quills, four to a row by a steel rule; apart lie one H2 Super and, darker and patched, one H2',
    },
  },
  6: {
    name: 'Ceylon Cinnamon M4',
    cardLine: `Everyday quills, up to ${grades[6].diameterMm} mm`,
    picture: {
      file: product06Main,
      alt: 'Stacked M4 cinnamon quills, many with brown patches on the bark, five to a row by a steel rule on pale wood, one apart',
    },
  },
  7: {
    name: 'Ceylon Cinnamon M5',
    cardLine: `Mid-brown quills, up to ${grades[7].diameterMm} mm`,
    picture: {
      file: product07Main,
      alt: 'Stacked M5 cinnamon quills with brown patches on the bark, six to a row by a steel rule on pale wood, one apart',
    },
  },
  8: {
    name: 'Ceylon Cinnamon C4',
    cardLine: `Fairly smooth quills, up to ${grades[8].diameterMm} mm`,
    picture: {
      file: product08Main,
      alt: 'Stacked smooth light brown C4 cinnamon quills, seven to a row by a steel rule on pale wood, one apart',
    },
  },
  9: {
    name: 'Ceylon Cinnamon C5',
    cardLine: `Fine, even quills, up to ${grades[9].diameterMm} mm`,
    picture: {
      file: product09Main,
      alt: 'Stacked slim golden brown C5 cinnamon quills, ten to a row by a steel rule on pale wood, one apart',
    },
  },
  10: {
    name: 'Ceylon Cinnamon C5 Special',
    cardLine: `Slim, golden quills, up to ${grades[10].diameterMm} mm`,
    picture: {
      file: product10Main,
      alt: 'Stacked C5 Special cinnamon quills as thin as a pencil, a few with foxing, sixteen to a row by a steel rule on pale wood, one apart',
    },
  },
  11: {
    name: 'Ceylon Cinnamon Extra Special',
    cardLine: 'Selected quills, close to Alba',
    picture: {
      file: product11Main,
      alt: 'A tied bundle of Extra Special cinnamon quills by a steel rule on pale wood; apart lie one Extra Special and one C5 Special',
    },
  },
  12: {
    name: 'Ceylon Cinnamon Alba',
    cardLine: `The top grade, up to ${grades[12].diameterMm} mm, no foxing`,
    picture: {
      file: product12Main,
      alt: 'Stacked Alba cinnamon quills, thinner than a pencil, pale gold and without a patch, eighteen to a row by a steel rule on pale wood, one apart',
    },
  },
  13: {
    name: 'Cinnamon Leaf Oil',
    cardLine: 'Steam-distilled, 70 to 83 % eugenol',
    picture: {
      file: product13Main,
      alt: 'A sample bottle of cinnamon leaf oil and three cinnamon leaves on a pale bench, a blue steel drum behind them',
    },
  },
  14: {
    name: 'Cinnamon Powder',
    cardLine: 'Ground bark, mesh by agreement',
    picture: {
      file: product14Main,
      alt: 'Tan ground cinnamon in a dark bowl seen from above, furrowed by a scoop, with cinnamon quills on grey plaster',
    },
  },
};
