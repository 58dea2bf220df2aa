import type { ProductText } from '#content/catalogue/product-text.ts';
import { product12Detail1, product12Detail2 } from '#content/pictures/product-12.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[12];

export const product: ProductText = {
  detailPictures: [
    {
      file: product12Detail1,
      alt: 'Close view: the fine, tightly rolled ends of Alba quills less than six millimetres across',
    },
    { file: product12Detail2, alt: 'A bundle of Alba cinnamon quills on linen seen from above' },
  ],
  // Sulphur dioxide above 10 mg/kg counts as present: Reg. (EC) 1333/2008. EU limit: Directive 2010/69/EU.
  summary:
    'The highest grade of Ceylon cinnamon, for goods in which the stick itself is seen. Alba is pale gold and very smooth.',
  description: [
    'Choose Alba when your customer sees the quill: in a gift tin, with fine tea or on a plated dessert.',
    `The name means white, and the quills are pale: light gold, and as slim as a pencil. Only a small share of what is peeled can be sorted as Alba. The peeler has to lift thin bark without a tear and nest the strips closely; after that the quills are rolled each day while they dry. Tables set the limits at ${diameterMm} mm, at least ${quillsPerKg} full-length quills to the kilogram, and no foxing at all.`,
    'On a sample you can count, judge the colour and look for spots, quill by quill. If your label speaks of coumarin, tick the coumarin report for your lot. For unsulphured quills tick the one on sulphur dioxide as well: above 10 mg/kg it often has to be declared.',
  ],
  specification: {
    ...innerBark,
    form: 'Quills, usually cut to length',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'none',
    season: harvestSeason,
    packing: 'Cut sticks in cartons or tins',
    storage: 'Cool, dark, dry, no weight on top; two years or more',
    tests: 'Moisture, volatile oil, coumarin, sulphur dioxide',
    orderUnit: 'kg',
  },
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
