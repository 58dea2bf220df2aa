import type { ProductText } from '#content/catalogue/product-text.ts';
import { product07Detail1, product07Detail2 } from '#content/pictures/product-07.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[7];

export const product: ProductText = {
  detailPictures: [
    { file: product07Detail1, alt: 'Close view: the rolled tops of standing M5 quills' },
    { file: product07Detail2, alt: 'Standing M5 cinnamon quills seen from above' },
  ],
  // 16 mm: transxpo.com; 18 mm: cord360.com.
  summary:
    'M5 Ceylon cinnamon for retail packs and spiced drinks, cut or in full length: the finer of the two Mexican grades listed here.',
  description: [
    `First choose the diameter. Most tables say ${diameterMm} mm for M5, but some print 18 mm for the same grade, so write the one you need into your request, and we quote for it. The other figures differ less: ${quillsPerKg} quills to the kilogram or more, and surface foxing on no more than 60 %.`,
    'M5 is slimmer than the everyday M4, and darker and rougher than the C grades. Cut short, it goes into hot chocolate, spiced coffee and other drinks in the Mexican style. Name the cut length beside the grade. Even thickness, straight rolls and a clean smell show on a sample.',
    'Bark is cut in most months. Growers avoid the weeks of new leaf, flower and fruit, when it does not slip well from the wood. The main season is given as June to December, in the south-west monsoon; sources differ.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length or cut quills',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 60 %, superficial',
    season: harvestSeason,
    packing: 'Bales of about 45 kg, or cut (5 to 10 cm)',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, mould',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
