import type { ProductText } from '#content/catalogue/product-text.ts';
import { product20Detail1, product20Detail2 } from '#content/pictures/product-20.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product20Detail1, alt: 'Close view: wrinkled olive-green peppercorns' },
    { file: product20Detail2, alt: 'A bowl of dehydrated green pepper seen from above' },
  ],
  // Picking age, blanch and dryer: thesis at Kerala Agricultural University, krishikosh.egranth.ac.in.
  summary:
    'Immature pepper berries, dried fast to hold their green colour. Dehydrated green pepper tastes fresh and grassy, with a softer heat.',
  description: [
    'Spread a handful of the sample on a plate and look for black, pale or broken berries. Then drop a few into water. They should swell up plump and green.',
    'Many markets require sulphite to be named on the label. If you need berries without it, write “no sulphite” and tick the report.',
    'Green pepper is the berry of Piper nigrum, picked ahead of the black pepper crop and dried before it can darken. Speed decides the quality: a short blanch slows the browning, and a machine dryer does better than the sun. Cooks like its fresh, grassy taste in cream sauces, pâtés, cheese, soups and steak seasoning.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Immature berry, dried',
    hsCode: '0904.11',
    form: 'Whole berries, bright to dark green',
    moisture: 'typically 8 to 10 %',
    season: 'Ahead of the black pepper crop',
    packing: 'Foil-lined cartons of 10 to 20 kg',
    storage: 'Dark: light bleaches the berries; about two years unopened',
    tests: 'Moisture, sulphite, colour',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote: 'Typical trade values, not a specification. Our quote states the specification of your lot.',
};
