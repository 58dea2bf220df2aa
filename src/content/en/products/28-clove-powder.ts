import type { ProductText } from '#content/catalogue/product-text.ts';
import { product28Detail1, product28Detail2 } from '#content/pictures/product-28.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product28Detail1, alt: 'Close view: ground cloves' },
    { file: product28Detail2, alt: 'Ground cloves and whole cloves seen from above' },
  ],
  // Oil of the bud: tis-gdv.de. 15 % as a limit: Malaysian Food Regulations, section 303.
  summary:
    'Dark brown, slightly oily and very strong: the powder of whole clove buds, for baking, sauces, spice rubs and masala blends.',
  description: [
    'If you rub a little of the powder on paper, an oily trace is a good sign.',
    'Stem is the quality question here: ground stalks look much like ground buds, but taste rough and hold a third of the oil or less. Whole buds carry 15 to 20 % of essential oil, most of it eugenol; for the powder, Malaysian food law asks for 15 % or more. Codex CXS 344 describes the dried clove it is made from.',
    'A little is enough in gingerbread, ketchup, chutney, meat rubs, masala and spiced tea. Other goods take on its smell, so keep it away from flour and milk powder.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Flower bud, dried and ground',
    hsCode: '0907.20',
    form: 'Powder, dark brown',
    volatileOil: '15 to 20 % of the bud',
    season: 'Not tied to a season',
    packing: 'Lined bags of 10 to 25 kg, or small packs',
    storage: 'Closed, away from other goods; 12 to 24 months',
    tests: 'Volatile oil, stem content, moisture',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Published value for whole buds. We agree oil, stem content and mesh of your lot with you in the quote.',
};
