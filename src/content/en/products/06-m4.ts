import type { ProductText } from '#content/catalogue/product-text.ts';
import { product06Detail1, product06Detail2 } from '#content/pictures/product-06.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[6];

export const product: ProductText = {
  detailPictures: [
    { file: product06Detail1, alt: 'Close view: M4 quill ends and bark texture' },
    { file: product06Detail2, alt: 'A bundle of M4 cinnamon quills on linen seen from above' },
  ],
  // Mexico as the largest buyer: lmd.lk (44 %), britishasianews.com (55 %).
  summary:
    'An everyday stick of the Mexican family: M4 is mid-brown Ceylon cinnamon for food service and for grinding.',
  description: [
    'M4 is a stick for everyday cooking: for syrup, for rice, and for pots that simmer all day. It is mid-brown and slightly rough.',
    `Of the two M grades listed here it is the thicker one. Tables give ${diameterMm} mm at most, ${quillsPerKg} full-length quills to the kilogram at least, and superficial foxing on up to 60 %. “Superficial” matters: it means light marks on the surface, unlike the heavy patches of the H grades. Weigh some quills of a sample and count the marked ones: these two checks settle most questions.`,
    'M stands for Mexican, and the letter still fits: no country buys more Sri Lankan cinnamon than Mexico.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length quills, about 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 60 %, superficial',
    season: harvestSeason,
    packing: 'Bales of about 45 kg',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, mould',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
