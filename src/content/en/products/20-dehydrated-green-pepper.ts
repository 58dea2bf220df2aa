import { product20Detail1, product20Detail2 } from '#content/pictures/product-20.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product20Detail1, alt: 'Close view: wrinkled olive-green peppercorns' },
    { file: product20Detail2, alt: 'A bowl of dehydrated green pepper seen from above' },
  ],
  summary:
    'Dehydrated green pepper: immature pepper berries dried fast to hold their green colour, fresh and grassy with a softer heat.',
  description: [
    'Dehydrated green pepper is the pepper berry taken early and dried before it can darken. The vine, Piper nigrum, is the one that gives black and white peppercorns too; only the moment of picking and the way of drying differ. In Sri Lanka’s pepper districts it is gathered ahead of the black pepper crop. The berries are bright to dark green, slightly shrivelled, and swell plump again in water.',
    'Speed decides the quality. In an Indian study, berries picked at about five and a half months worked well, a short blanch slowed the browning, and a machine dryer did better than the sun; even so, a little colour and oil was lost. Moisture of 8 to 10 % is typical. Ask whether sulphite was used, since many markets want it on the label. Spread a handful on a plate and look for black, pale or broken berries.',
    'Cooks put it into cream sauces, pâtés, cheese, soups and steak seasoning, soaked or crushed. Foil-lined cartons of 10 to 20 kg are normal, because light bleaches the berries; once opened, they belong in the dark. About two years is a usual shelf life for an unopened carton. Along with the offer you may want moisture and sulphite results, and a small sample to try in water.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Piper nigrum' },
    { label: 'Part used', value: 'Immature berry, dried' },
    { label: 'HS code', value: '0904.11' },
    { label: 'Form', value: 'Whole berries, bright to dark green' },
    { label: 'Typical moisture', value: '8 to 10 %' },
    { label: 'Harvest season', value: 'Ahead of the black pepper crop' },
    { label: 'Usual packing', value: 'Foil-lined cartons of 10 to 20 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Typical trade values. Moisture, sulphite and colour of your lot are stated on its certificate of analysis.',
};
