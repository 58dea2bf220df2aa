import { product28Detail1, product28Detail2 } from '#content/pictures/product-28.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product28Detail1, alt: 'Close view: ground cloves' },
    { file: product28Detail2, alt: 'Ground cloves and whole cloves seen from above' },
  ],
  summary:
    'Ground clove buds, dark brown, slightly oily and very strong, for baking, sauces, spice rubs and masala blends.',
  description: [
    'Clove powder is the ground flower bud of Syzygium aromaticum: dark brown, slightly oily and very strong. The buds are picked by hand before they open, on trees in the hills of Kandy, Kegalle and Matale, and dried whole. Their scent rests on essential oil, 15 to 20 % of the whole bud, with eugenol as its largest part. A kitchen measures this powder in pinches, a factory in grams per batch.',
    'Stem is the quality question. Ground stalks look much like ground buds, taste rough and hold a third of the oil or less, so ask for the stem content and a volatile-oil result; 15 % is a yardstick in use. Codex standard CXS 344 covers dried cloves, the raw material. Cool milling saves oil. Rub a little of the powder on paper: an oily trace on the sheet is a good sign.',
    'It belongs in gingerbread, ketchup, chutney, meat rubs, masala and spiced tea. Because it scents everything near it, small packs are wise; bulk bags, 10 to 25 kg, want a sound liner and a shelf far from flour or milk powder. Usual shelf life is 12 to 24 months, with the best aroma early on. The lot’s oil figure, mesh and microbiology are worth putting on your list.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Syzygium aromaticum' },
    { label: 'Part used', value: 'Flower bud, dried and ground' },
    { label: 'HS code', value: '0907.20' },
    { label: 'Form', value: 'Powder, dark brown' },
    { label: 'Essential oil of the bud', value: '15 to 20 %' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Small packs, or lined bags of 10 to 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Published value for whole buds. Oil, stem content and mesh of your lot are agreed with the order.',
};
