import type { ProductText } from '#content/catalogue/product-text.ts';
import { product21Detail1, product21Detail2 } from '#content/pictures/product-21.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product21Detail1, alt: 'Close view: smooth white peppercorns at the mouth of a scoop' },
    { file: product21Detail2, alt: 'White pepper and a wooden scoop seen from above' },
  ],
  // Soaking and drying: greattastelanka.com. Recovery: agriinfo.in.
  summary:
    'Ripe berries of Piper nigrum without their skin. White pepper is matt grey to ivory, sharp and earthy in taste.',
  description: [
    'Take the skin off a ripe pepper berry, and a matt, grey to ivory-white core is left, little more than a quarter of the fresh weight. Most of the perfume goes with the skin. The bite stays, sharp and earthy, and no dark specks show in a pale sauce, a soup or a sausage.',
    'Ripe berries are soaked for five to six days, then rubbed, washed and sun-dried. Another route strips the skin from black peppercorns.',
    'A sample shows what to expect of a lot: a clean smell, since stale soaking water leaves a fermented note, and few dark berries among the pale ones.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Ripe berry, skin removed, dried',
    hsCode: '0904.11',
    form: 'Whole peppercorns, grey to ivory-white',
    dryYield: '25 to 28 % of fresh weight',
    season: 'End of the black pepper harvest',
    packing: 'Lined bags of 25 to 50 kg',
    storage: 'Closed against humid air; two to three years',
    tests: 'Moisture, piperine, dark berries, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote: 'Published values for white pepper in general. Our quote states the specification of your lot.',
};
