import type { ProductText } from '#content/catalogue/product-text.ts';
import { product30Detail1, product30Detail2 } from '#content/pictures/product-30.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product30Detail1, alt: 'Close view: chili powder with flecks of skin' },
    { file: product30Detail2, alt: 'Chili powder and dried pods seen from above' },
  ],
  // Net importer: tridge.com, dried cayenne. Ranges of heat: shreerajasvimpex.com. Varieties: spicepeaks.com.
  summary:
    'Chili powder for sauces, curry and snacks, with the heat, the colour and the mesh that we agree in the quote.',
  description: [
    'Tell us the heat, the colour, the mesh and the destination. Heat is given in Scoville units; offers in the trade range from 30,000 to 100,000. Redness is given in ASTA units. Say also whether seeds may be ground in, since they change both.',
    'The reports to tick are those on aflatoxin and ochratoxin, Sudan dyes and pesticides; Codex CXS 353-2022 is the standard for dried chili and paprika.',
    'Anuradhapura and Monaragala, in the dry zone of Sri Lanka, grow chili such as MI-2, MI-Hot and KA-2. Even so, the island imports more dried chili than it exports, so name the origin if it matters to you. Hot sauce, curry, sambol, marinades and snack coatings use the powder. Open packs with care, because the dust irritates eyes and nose.',
  ],
  specification: {
    botanicalName: 'Capsicum annuum, C. frutescens',
    partUsed: 'Fruit, dried and ground',
    hsCode: '0904.22',
    form: 'Powder',
    heat: 'By agreement',
    colour: 'By agreement',
    moisture: 'often up to 10 %',
    growingCountry: 'Agreed in the quote',
    season: 'Two crops a year, Maha and Yala, in Sri Lanka',
    packing: 'Lined bags of 10 to 25 kg',
    storage: 'Dark, dry and closed: red fades in light and warmth; one to two years',
    tests: 'Aflatoxin, ochratoxin, Sudan dyes, pesticides',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote: 'Common trade values, not a specification. Our quote states the specification of your lot.',
};
