import type { ProductText } from '#content/catalogue/product-text.ts';
import { product25Detail1, product25Detail2 } from '#content/pictures/product-25.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product25Detail1, alt: 'Close view: ground nutmeg' },
    { file: product25Detail2, alt: 'Ground nutmeg and whole nutmegs seen from above' },
  ],
  // Fixed oil and volatile oil of the kernel: aromaworld.co.in.
  summary:
    'Nutmeg powder from shelled kernels, brown, warm and naturally oily, best in coarser grinds for bakery, sauces and meat seasoning.',
  description: [
    'Nutmeg powder clumps naturally, because 24 to 40 % of the kernel is fat, known as nutmeg butter. It is therefore sold coarse, around 20 to 40 mesh. A finer grind needs a chilled mill and still flows poorly. An agent that keeps it free-flowing has to be declared: accept it or rule it out when you write to us.',
    'Grinding hides the state of the nut. The report on aflatoxin and ochratoxin is the first to tick; oil content and sieve residue belong to the analysis.',
    'The taste is warm, sweet and woody, with a trace of camphor. Bakers, meat processors and makers of sauces dose it by the gram; in large amounts nutmeg is toxic.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Seed kernel, dried and ground',
    hsCode: '0908.12',
    form: 'Powder, brown and oily',
    mesh: '20 to 40',
    volatileOil: '5 to 15 % of the kernel',
    season: 'Not tied to a season',
    packing: 'Lined bags of 10 or 25 kg',
    storage: 'Under 25 °C: warmth turns the fat rancid; 12 to 24 months',
    tests: 'Aflatoxin, ochratoxin, volatile oil',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Published values and common trade mesh. Our quote states the mesh and the specification of your lot.',
};
