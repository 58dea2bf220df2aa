import { product29Detail1, product29Detail2 } from '#content/pictures/product-29.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product29Detail1, alt: 'Close view: golden turmeric powder' },
    { file: product29Detail2, alt: 'Turmeric powder and fingers seen from above' },
  ],
  summary:
    'Ground turmeric, bright yellow to orange, for curry powder, mustard, rice and snacks, with curcumin and origin stated by lot.',
  description: [
    'Turmeric powder is ground from boiled and dried rhizomes of Curcuma longa and is bright yellow to orange. It colours as much as it flavours, and the taste is earthy with a light bitterness. The plant is grown on the island, largely under coconut, yet the harvest has long fallen short of what Sri Lankan kitchens use. Origin is therefore a question for every lot: the offer says where the rhizomes grew, and papers should prove it.',
    'Usual fineness is 40 to 80 mesh, about 400 to 177 micrometres. Curcumin sorts the qualities and is agreed before milling; Sri Lankan plants have been measured from 0.35 to almost 5 %, so the number needs a test behind it. In five published samples from Sri Lanka and India, ash lay between 6.7 and 7.7 % and volatile oil between 1.8 and 3.3 %. Lead and added dyes are the two tests not to skip.',
    'It is a base of curry powder and tints mustard, rice, snacks and pickles. It also stains, so set it apart from other goods on the line and in the store. Opaque bags with a liner, in the usual three sizes up to 25 kg, keep out the light that bleaches it. Within 12 to 24 months, as usual for ground spices, it should be used up. Ask for curcumin, lead and microbiology on one sheet per lot.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Curcuma longa' },
    { label: 'Part used', value: 'Rhizome, dried and ground' },
    { label: 'HS code', value: '0910.30' },
    { label: 'Form', value: 'Powder, bright yellow to orange' },
    { label: 'Common mesh', value: '40 to 80 (about 400 to 177 µm)' },
    { label: 'Curcumin', value: 'By agreement, tested per lot' },
    { label: 'Growing origin', value: 'Stated per lot' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Lined bags of 10, 20 or 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Common trade values. Growing origin and curcumin of your lot are stated in the offer.',
};
