import type { ProductText } from '#content/catalogue/product-text.ts';
import { product18Detail1, product18Detail2 } from '#content/pictures/product-18.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product18Detail1, alt: 'Close view: the branching straps of dried mace' },
    { file: product18Detail2, alt: 'Mace blades on slate seen from above' },
  ],
  // Oils, and 12 months of storage: tis-gdv.de. Ten parts of nutmeg to one of mace: chemicalbook.com.
  summary:
    'The lacy, golden-yellow to orange coat of the nutmeg seed. Mace is milder and more floral than the nut and comes as blades or broken pieces.',
  description: [
    'Fresh mace is scarlet. It is the lacy coat around the shell of a nutmeg, peeled off when the fruit is opened and dried apart from the nut, four to five days in the sun, until it is orange to golden-yellow, hard and brittle.',
    'Mace is scarce: a crop gives about one part of mace to ten of nutmeg.',
    'Sellers speak of whole blades, broken pieces and siftings. Those words have no public limits, so a sample decides: large blades, one even colour, no shell, dust or mould. Published values for volatile oil run from 4 to 15 %. The taste is softer and more floral than that of nutmeg, and it goes into sausages, pale soups, cakes, pickles and curry powders.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Aril of the seed, dried',
    hsCode: '0908.21',
    form: 'Whole blades or broken',
    volatileOil: '4 to 15 %',
    season: 'Mainly June to August',
    packing: 'Cartons or lined bags of 20 to 25 kg',
    storage: 'Cool and dark, 12 to 24 months',
    tests: 'Moisture, volatile oil, aflatoxin, ochratoxin',
    orderUnit: 'kg',
  },
  usualPackKg: 20,
  specificationNote:
    'Published values for mace in general. Our quote states the blade size and the specification of your lot.',
};
