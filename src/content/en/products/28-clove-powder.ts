import { product28Detail1, product28Detail2 } from '#content/pictures/product-28.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product28Detail1, alt: 'Close view: ground cloves' },
    { file: product28Detail2, alt: 'Ground cloves and whole cloves seen from above' },
  ],
  // Oil of the bud: tis-gdv.de. 15 % as a limit: Malaysian Food Regulations, section 303.
  summary:
    'Dark brown, slightly oily and very strong: the powder of whole clove buds, for baking, sauces, spice rubs and masala blends.',
  description: [
    'Rub a little on paper. An oily trace is a good sign.',
    'Ask for oil content and mesh first. Stem is the quality question here: ground stalks look much like ground buds, but taste rough and hold a third of the oil or less. Whole buds carry 15 to 20 % of essential oil, most of it eugenol; for the powder, Malaysian food law asks for 15 % or more. Codex CXS 344 describes the dried clove it is made from.',
    'A kitchen measures it in pinches, a factory in grams per batch: gingerbread, ketchup, chutney, meat rubs, masala, spiced tea. It scents what lies near it. Keep it far from flour and milk powder.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Syzygium aromaticum' },
    { label: 'Part used', value: 'Flower bud, dried and ground' },
    { label: 'HS code', value: '0907.20' },
    { label: 'Form', value: 'Powder, dark brown' },
    { label: 'Essential oil of the bud', value: '15 to 20 %' },
    { label: 'Available', value: 'Not tied to a season' },
    { label: 'Usual packing', value: 'Lined bags of 10 to 25 kg, or small packs' },
    { label: 'Storage', value: 'Closed, away from other goods; 12 to 24 months' },
    { label: 'Tests to ask for', value: 'Volatile oil, stem content, moisture' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Published value for whole buds. Oil, stem content and mesh of your lot are agreed in the offer.',
};
