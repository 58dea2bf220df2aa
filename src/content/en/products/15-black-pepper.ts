import type { ProductText } from '#content/catalogue/product-text.ts';
import { product15Detail1, product15Detail2 } from '#content/pictures/product-15.generated.ts';
import { tradeFigures } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product15Detail1, alt: 'Close view: wrinkled black peppercorns' },
    { file: product15Detail2, alt: 'A bowl of black peppercorns on walnut seen from above' },
  ],
  // Grades, density and moisture: leavla.blogspot.com/2014/03/pepper.html. Southern low country: ceylonecospices.com.
  summary:
    'Black pepper: whole dried berries of Piper nigrum, hot and biting with a woody citrus aroma, graded by weight per litre.',
  description: [
    'Pepper is graded by the weight of one litre. In the Sri Lankan tables 550 g make Grade 1 and 500 g Grade 2, also called FAQ (fair average quality). Heavy berries ripened longer on the vine; light ones are hollow.',
    'Pepper is picked unripe, when a berry or two on the spike changes colour, then threshed, often blanched for about three minutes, and dried in the sun for four to six days until the skin is black and wrinkled. Matale, Kandy, Kegalle, Ratnapura and Kurunegala are known for it. The low country of the south has a type of its own, planted among tea and cinnamon and picked around December and January: larger, blackish berries with a gentler bite.',
    'It goes into table mills, sausages, snacks, blends and oleoresin. We quote by the density you need and by your limits for pinheads (very small, unripe berries), mould and foreign matter.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Unripe berry, dried',
    hsCode: '0904.11',
    form: 'Whole peppercorns, about 2.5 to 7 mm',
    bulkDensity: 'Grade 1: 550 g/l; Grade 2: 500 g/l',
    moisture: 'Grade 1: up to 12 %; Grade 2: up to 14 %',
    season: 'December and January in the southern low country',
    packing: 'Bags of 25 or 50 kg',
    storage: 'Dry and closed; two years or more',
    tests: 'Density, moisture, Salmonella, pesticide residues',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  lengthsMm: { form: { from: 2.5, to: 7 } },
  specificationNote: tradeFigures,
};
