import type { ProductText } from '#content/catalogue/product-text.ts';
import { product04Detail1, product04Detail2 } from '#content/pictures/product-04.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[4];

export const product: ProductText = {
  detailPictures: [
    { file: product04Detail1, alt: 'Close view: broad H2 quill ends with brown foxing on the bark' },
    { file: product04Detail2, alt: 'A bundle of H2 cinnamon quills on walnut seen from above' },
  ],
  summary:
    'Grinders, oil distillers and makers of oleoresin buy H2 Ceylon cinnamon, the stoutest quills of this catalogue.',
  description: [
    `By the trade tables an H2 quill may measure ${diameterMm} mm across. As few as ${quillsPerKg} make a kilogram, and heavy foxing may show on up to 40 %. The stick is dark, rough and patched: bark for processing, not for display.`,
    'In a mill or a still, volatile oil, moisture and foreign matter count. Tick the analysis that measures them.',
    'The same bush gives the finest quills too. It is first cut two to three years after planting, then two or three times a year if it is well kept, and stays in use for about 30 to 40 years.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length quills, about 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 40 %, heavy',
    season: harvestSeason,
    packing: 'Bales of about 45 kg',
    storage: 'Dry and dark, away from soap and fuel: bark takes on smells',
    tests: 'Moisture, volatile oil, foreign matter',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
