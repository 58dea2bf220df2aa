import type { ProductText } from '#content/catalogue/product-text.ts';
import { product09Detail1, product09Detail2 } from '#content/pictures/product-09.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[9];

export const product: ProductText = {
  detailPictures: [
    { file: product09Detail1, alt: 'Close view: stacked C5 quill ends, each rolled from several bark layers' },
    { file: product09Detail2, alt: 'A stack of C5 cinnamon quills on slate seen from above' },
  ],
  // Yellowing by sulphur dioxide: laksoil.ca.
  // Sulphur dioxide above 10 mg/kg counts as present: Reg. (EC) 1333/2008. EU limit: Directive 2010/69/EU.
  summary:
    'One step finer than C4, golden brown and even. C5 is a Continental grade of Ceylon cinnamon for retail packs and tea.',
  description: [
    'From C5 on, the quills are slim. It takes many fresh sticks to make them: the dry bark is only about 5 % of the weight of a stick. Finished quills dry in the shade, on racks or string, because direct sun would warp them.',
    `Commonly quoted: ${diameterMm} mm or less, ${quillsPerKg} or more full-length quills to a kilogram, foxing on one quill in ten at most.`,
    'C5 is made for the shop shelf and for tea, since thin bark is easy to brew and to grate. A sample shows straightness, an unbroken outer layer, and one shade of golden brown through the whole bundle. A bright yellow can come from sulphur fumes. Accept sulphured bark or rule it out in your request: many markets want sulphur dioxide above 10 mg/kg on the label.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length or cut quills',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 10 %, superficial',
    season: harvestSeason,
    packing: 'Bales of about 45 kg, or cut in cartons of 10 or 25 kg',
    storage: 'Dark, away from cloves and other smells; two to three years',
    tests: 'Moisture, volatile oil, coumarin, sulphur dioxide',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
