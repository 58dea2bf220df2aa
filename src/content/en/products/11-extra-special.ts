import type { ProductText } from '#content/catalogue/product-text.ts';
import { product11Detail1, product11Detail2 } from '#content/pictures/product-11.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark } from './shared-rows.ts';

const c5Special = grades[10];
const alba = grades[12];

export const product: ProductText = {
  detailPictures: [
    { file: product11Detail1, alt: 'Close view: the tops of standing Extra Special quills' },
    { file: product11Detail2, alt: 'Standing Extra Special cinnamon quills seen from above' },
  ],
  // Sulphur dioxide above 10 mg/kg counts as present: Reg. (EC) 1333/2008. EU limit: Directive 2010/69/EU.
  summary:
    'Selected above C5 Special and close to Alba in looks: Extra Special is a trade name for Ceylon cinnamon quills for gourmet retail.',
  description: [
    'Exporters use this name for narrow, pale quills with almost no marks. We agree the diameter and the share of marked quills with you.',
    `The two nearest grades give a frame. C5 Special is listed at up to ${c5Special.diameterMm} mm and ${c5Special.quillsPerKg} quills or more to the kilogram, Alba at up to ${alba.diameterMm} mm and ${alba.quillsPerKg} or more.`,
    'Request a sample of all three and lay them on white paper, in daylight. Shade, straightness and the tightness of the roll show best that way. Gourmet brands choose it for packs in which the stick is seen. That makes the cut length the first thing to agree, and sulphur the second: above 10 mg/kg, sulphur dioxide has to be named in many countries.',
  ],
  specification: {
    ...innerBark,
    form: 'Selected quills, usually cut to length',
    maximumDiameter: 'Agreed in the quote',
    quillsPerKg: 'Agreed in the quote',
    foxing: 'Agreed in the quote',
    season: harvestSeason,
    packing: 'Cut sticks in cartons (8 or 12.5 cm)',
    storage: 'Closed: light dulls a pale stick; two to three years',
    tests: 'Moisture, volatile oil, coumarin, sulphur dioxide',
    orderUnit: 'kg',
  },
  specificationNote: 'There is no public definition of Extra Special. Our quote states the specification of your lot.',
};
