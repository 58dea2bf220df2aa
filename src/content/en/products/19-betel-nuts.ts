import type { ProductText } from '#content/catalogue/product-text.ts';
import { product19Detail1, product19Detail2 } from '#content/pictures/product-19.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product19Detail1, alt: 'Close view: halved betel nuts with their marbled flesh' },
    { file: product19Detail2, alt: 'Betel nuts whole and halved seen from above' },
  ],
  // India, minimum import price since October 2025: legalitysimplified.com. Area and types: dailynews.lk, 19 March
  // 2024.
  summary:
    'Dried areca (betel) nuts, a raw commodity supplied only where its import is lawful; permits rest with the buyer.',
  description: [
    'Areca nut is a health risk when chewed: the International Agency for Research on Cancer classes it as carcinogenic to humans. It is listed here as a raw commodity, without a recommended use, and supplied only where lawful. Some countries ban its sale; others detain, tax or restrict it. India, among others, sets a minimum import price. Rules change often. The buyer is responsible for import permits.',
    'Betel nut is the trade name, and a misleading one: betel is another plant, with whose leaf the nut is chewed. The seed is that of the areca palm, which Sri Lanka grows between other crops and in home gardens, on about 13,000 hectares. Rata puwak and Hamban puwak are local types.',
    'Ripe nuts dry in the husk, in the sun, for five to eight weeks and are then husked. We quote no grade table here. The request sets the form, the size, and the share of broken or discoloured kernels that you accept.',
  ],
  specification: {
    botanicalName: 'Areca catechu',
    partUsed: 'Seed kernel, dried',
    hsCode: '0802.80',
    form: 'Whole husked kernels',
    season: 'Mainly November to April',
    supply: 'Only where lawful; the buyer obtains any permits',
    packing: 'By agreement',
    storage: 'Dry and aired',
    tests: 'Moisture, mould, insect damage, foreign matter',
    orderUnit: 'kg',
  },
  specificationNote: 'Check the import rules of your country before you request a quote.',
};
