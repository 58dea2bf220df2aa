import type { ProductText } from '#content/catalogue/product-text.ts';
import { product29Detail1, product29Detail2 } from '#content/pictures/product-29.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product29Detail1, alt: 'Close view: golden turmeric powder' },
    { file: product29Detail2, alt: 'Turmeric powder and fingers seen from above' },
  ],
  // Curcumin of Sri Lankan plants: ir.lib.seu.ac.lk/handle/123456789/6926.
  summary:
    'Bright yellow to orange turmeric powder for curry powder, mustard, rice and snacks, quoted by its curcumin.',
  description: [
    'Turmeric powder is used for its colour as well as its taste: it colours curry powder, mustard, rice, snacks and pickles. The taste is earthy with a light bitterness. It also stains machines and other goods, and bright light fades it.',
    'Curcumin, the yellow pigment, decides the quality. Sri Lankan plants have been measured from 0.35 to almost 5 %, so a number needs a test behind it: tick the analysis, and with it the reports on metals and dyes.',
    'The island’s own harvest has long been smaller than its own demand. If yours has to be Sri Lankan, write that in your request and tick the document that shows it.',
  ],
  specification: {
    botanicalName: 'Curcuma longa',
    partUsed: 'Rhizome, dried and ground',
    hsCode: '0910.30',
    form: 'Powder, bright yellow to orange',
    mesh: '40 to 80 (about 400 to 177 µm)',
    curcumin: 'By agreement',
    growingCountry: 'Agreed in the quote',
    season: 'Not tied to a season',
    packing: 'Opaque lined bags of 10, 20 or 25 kg',
    storage: 'Dark and dry. Use it within 12 to 24 months',
    tests: 'Curcumin, lead, added dyes, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote: 'Common trade values, not a specification. Our quote states the specification of your lot.',
};
