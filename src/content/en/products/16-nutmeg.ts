import type { ProductText } from '#content/catalogue/product-text.ts';
import { product16Detail1, product16Detail2 } from '#content/pictures/product-16.generated.ts';
import { tradeFigures } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product16Detail1, alt: 'Close view: two cut nutmegs with dark brown veins that run inwards from the rim' },
    { file: product16Detail2, alt: 'Nutmegs whole and halved seen from above' },
  ],
  // Alerts on nutmeg, 2000 to 2022: doi 10.1111/jfs.13131. Counts: leavla.blogspot.com/2013/10/nutmeg.html.
  summary:
    'Whole nutmeg, a warm, sweet kitchen spice that Sri Lanka grows mainly around Kandy, shelled or in the shell, sold by count per kilogram.',
  description: [
    'Mould hides inside: cut a few nuts of the sample open, and tick the aflatoxin report. Nearly all serious European alerts on this spice have been about mould toxins.',
    'Shelled nutmeg is sold by count. Large means up to 220 nuts to the kilogram, medium 221 to 275, small 276 and above. In the shell, Grade 1 has up to 160 nuts and Grade 2 has 161 to 260. Before it is cracked, the seed is dried in its shell until it rattles.',
    'The tree comes from the Moluccas and is reported to have reached Sri Lanka in the early 19th century. About four fifths of the island’s nutmeg grows in Kandy district today, and one tree may crop for more than a hundred years. Cooks grate the kernel in small amounts over sauces, potatoes, puddings and baked goods. For seasoning only: large amounts are toxic.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Seed kernel, dried',
    hsCode: '0908.11',
    form: 'Whole, shelled or in the shell',
    nutsPerKgShelled: 'Large up to 220; medium 221 to 275; small from 276',
    nutsPerKgInShell: 'Grade 1: up to 160; Grade 2: 161 to 260',
    season: 'Mainly June to August',
    packing: 'Bags of 25 or 50 kg',
    storage: 'Closed, at no more than 65 % relative humidity; two to three years',
    tests: 'Moisture, aflatoxin, ochratoxin',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote: tradeFigures,
};
