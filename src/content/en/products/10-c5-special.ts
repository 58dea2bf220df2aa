import type { ProductText } from '#content/catalogue/product-text.ts';
import { product10Detail1, product10Detail2 } from '#content/pictures/product-10.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[10];
const alba = grades[12];

export const product: ProductText = {
  detailPictures: [
    { file: product10Detail1, alt: 'Close view: slender C5 Special quill ends' },
    { file: product10Detail2, alt: 'C5 Special cinnamon quills and a leaf seen from above' },
  ],
  // 6 mm: transxpo.com; 6 to 8 or 7 to 9 mm: ceylonify.com, cinnamonaura.com.
  // Sulphur dioxide above 10 mg/kg counts as present: Reg. (EC) 1333/2008. EU limit: Directive 2010/69/EU.
  summary:
    'Between C5 and Alba: C5 Special, the finest Continental grade of Ceylon cinnamon, for gift packs and for tea.',
  description: [
    `Alba and C5 Special are printed with the same width, ${diameterMm} mm. Two things separate them. C5 Special may be heavier: ${quillsPerKg} quills or more make a kilogram, where Alba needs at least ${alba.quillsPerKg}. And up to 10 % of it may show a little foxing; Alba may show none.`,
    'Not all lists agree on the width. Some print 8 or 9 mm, so we quote by the width you name. On a sample you can measure several quills at both ends and count one weighed kilogram.',
    'It goes into gift boxes, specialist tea and European shops, mostly cut to length. Quills this narrow need whole, thin bark, and the brown outer layer, called sumbula or kurutta, must be scraped off cleanly. If you need it unsulphured, write that beside the grade: many countries require a declaration above 10 mg/kg of sulphur dioxide.',
  ],
  specification: {
    ...innerBark,
    form: 'Quills, usually cut to length',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `at least ${quillsPerKg}`,
    foxing: 'up to 10 %, superficial',
    season: harvestSeason,
    packing: 'Cut sticks in cartons',
    storage: 'Closed, cool and dark, no weight on top; two to three years',
    tests: 'Moisture, volatile oil, coumarin, sulphur dioxide',
    orderUnit: 'kg',
  },
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
