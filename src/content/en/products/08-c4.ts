import type { ProductText } from '#content/catalogue/product-text.ts';
import { product08Detail1, product08Detail2 } from '#content/pictures/product-08.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[8];

export const product: ProductText = {
  detailPictures: [
    { file: product08Detail1, alt: 'Close view: the tightly rolled ends of C4 cinnamon quills' },
    { file: product08Detail2, alt: 'A bundle of C4 cinnamon quills on linen seen from above' },
  ],
  // 13 mm: transxpo.com; 13 to 14 mm: ceylonify.com; 16 mm: cord360.com.
  // Sulphur dioxide above 10 mg/kg counts as present: Reg. (EC) 1333/2008. EU limit: Directive 2010/69/EU.
  summary:
    'A stick for retail packs and for baking. C4 is the Continental grade of Ceylon cinnamon between slim C5 and the stouter M grades.',
  description: [
    'Break a C4 stick and you see how Ceylon cinnamon differs from cassia: it has many paper-thin layers that snap, while cassia bark is thick and rough.',
    `This is the everyday stick of the Continental grades, light brown, fairly smooth, and slim enough for a spice jar. The usual limits are ${diameterMm} mm, at least ${quillsPerKg} quills to the kilogram and foxing on up to 10 %. Not every exporter keeps to that width: 14 and 16 mm are printed too. If your jar is narrow, put ${diameterMm} mm into your request.`,
    'A full quill measures 1,050 mm, give or take 50, and is made of shorter strips pushed one into another. Look first for thin layers and a filling that is even from end to end; colour comes second. If you want bark without sulphur, note it and tick the report: in many markets sulphur dioxide above 10 mg/kg has to be declared.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length or cut quills',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 10 %, superficial',
    season: harvestSeason,
    packing: 'Bales of about 45 kg, or cut in cartons (8 or 10 cm)',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, coumarin, sulphur dioxide',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
