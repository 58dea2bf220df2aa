import type { ProductText } from '#content/catalogue/product-text.ts';
import { product03Detail1, product03Detail2 } from '#content/pictures/product-03.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[3];

export const product: ProductText = {
  detailPictures: [
    { file: product03Detail1, alt: 'Close view: the layered ends of stacked H1 cinnamon quills' },
    { file: product03Detail2, alt: 'A stack of H1 cinnamon quills on pale oak seen from above' },
  ],
  summary:
    'Stout sticks of mature bark that stand long cooking. H1 is the slimmest of the Hamburg grades of Ceylon cinnamon, and mills buy it too.',
  description: [
    'Grades describe appearance, not flavour. H1 is a good example: the bark is mature, so the quills are thick, dark and a little rough, but some traders find that mature bark tastes stronger.',
    `Trade tables allow a diameter of up to ${diameterMm} mm. They want at least ${quillsPerKg} full-length quills to the kilogram and accept heavy foxing on up to a quarter of them. Foxing means reddish-brown patches. It is a matter of looks.`,
    'H is for Hamburg, the thick end of the grade table. Mills buy H1, and so do kitchens that leave a stick in the pot for hours. The sample shows the count, the share of patched quills, and how firm the rolls are.',
  ],
  specification: {
    ...innerBark,
    form: 'Full-length quills, about 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 25 %, heavy',
    season: harvestSeason,
    packing: 'Bales of about 45 kg',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, foreign matter',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
