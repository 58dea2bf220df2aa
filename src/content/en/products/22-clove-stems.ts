import type { ProductText } from '#content/catalogue/product-text.ts';
import { product22Detail1, product22Detail2 } from '#content/pictures/product-22.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product22Detail1, alt: 'Close view: jointed clove stems' },
    { file: product22Detail2, alt: 'A bowl of clove stems on linen seen from above' },
  ],
  // Oil of the stems: food--flavor.blogspot.com, m.chemicalbook.com.
  summary:
    'Dried clove stems, the stalks of the clove bud, woody and eugenol-rich, for distilling, simple grinding and incense.',
  description: [
    'Among cloves a stem counts as a defect. Sold separately, clove stems are a product of their own.',
    'The small stalks that carry the buds are separated from them after picking and dried into brown, woody, forked pieces, rougher in taste than the bud. Distillers are the main buyers. Steam gives about 5 % of oil, with eugenol published at 83 to 92 % and caryophyllene at 4 to 12 %, which is the chemistry of bud oil with less of its fresh top note. We agree the oil content with you.',
    'Supply follows the clove trees: plenty of stems in a bumper year, few in the next. Makers of incense and of plain blends use them too. There is no size grade; stones, sand, leaf and mould are what a sample must not show.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Stalks of the flower buds, dried',
    hsCode: '0907.10',
    form: 'Whole stems, woody and forked',
    volatileOil: 'about 5 % by distillation',
    eugenol: '83 to 92 % of the oil',
    season: 'December to April',
    packing: 'Bags of about 30 kg',
    storage: 'Dry and aired, under a sound roof; two years',
    tests: 'Oil content, moisture, sand, mould',
    orderUnit: 'kg',
  },
  usualPackKg: 30,
  specificationNote: 'Published values for clove stems in general. Our quote states the specification of your lot.',
};
