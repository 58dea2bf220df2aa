import { product18Detail1, product18Detail2 } from '#content/pictures/product-18.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product18Detail1, alt: 'Close view: the branching straps of dried mace' },
    { file: product18Detail2, alt: 'Mace blades on slate seen from above' },
  ],
  summary:
    'Mace from Sri Lanka: the lacy, golden-yellow to orange coat of the nutmeg seed, milder and more floral than the nut itself.',
  description: [
    'Mace is the lacy aril wrapped around the shell of a nutmeg seed. Fresh, it is scarlet; dried, it turns orange to golden-yellow and becomes brittle, almost like horn. One tree, Myristica fragrans, thus yields two spices, but far less of this one: roughly one part of mace for ten parts of nutmeg by weight. In Sri Lanka the trees stand in the mid-country, above all around Kandy.',
    'Sellers sort mace into whole blades, broken pieces and siftings. These are trade words; the limits are settled for each lot. The aril is peeled off when the fruit is opened and dried apart from the nuts, four to five days in the sun. Published values are 4 to 15 % for volatile oil and about 20 to 30 % for fatty oil. Judge a sample by the size of its blades, an even colour, and the absence of shell, dust and mould.',
    'It seasons sausages, pale soups, cakes, pickles and curry powders with a softer note than its sister spice. Cartons or lined bags of 20 to 25 kg are customary. A German cargo guide allows about 12 months in good conditions, while sellers usually print 24; warm air and light take colour and aroma, so use the oldest stock first. Mycotoxin and origin papers may be asked for in the same note.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Myristica fragrans' },
    { label: 'Part used', value: 'Aril of the seed, dried' },
    { label: 'HS code', value: '0908.21' },
    { label: 'Form', value: 'Whole blades or broken' },
    { label: 'Volatile oil', value: '4 to 15 %' },
    { label: 'Harvest season', value: 'Mainly June to August' },
    { label: 'Usual packing', value: 'Cartons or lined bags of 20 to 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Published values for mace in general. Blade size and test results of your lot are agreed with the order.',
};
