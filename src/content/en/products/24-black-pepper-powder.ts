import type { ProductText } from '#content/catalogue/product-text.ts';
import { product24Detail1, product24Detail2 } from '#content/pictures/product-24.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product24Detail1, alt: 'Close view: speckled ground black pepper' },
    { file: product24Detail2, alt: 'Ground black pepper and whole corns seen from above' },
  ],
  // Codex values: leafconagro.com, lankaexportguide.com. Alerts on pepper: doi 10.1111/jfs.13131.
  summary:
    'Ground black pepper from Piper nigrum berries, speckled grey to black, from coarse table grind to fine seasoning powder.',
  description: [
    'Salmonella is the leading finding in serious European alerts on pepper. Tick the microbiology report, and write “steam-treated” if the berries should be treated before milling.',
    'The Codex standard gives four values for ground black pepper: piperine not below 3.5 % in dry matter, and at most 12 % moisture, 6 % total ash and 1.2 % acid-insoluble ash. Piperine makes the bite. The aroma sits mostly in the dark skin, which also speckles the powder.',
    'Mesh 16 is a coarse table pepper, mesh 60 a fine seasoning for sausages, snacks and ready meals. In storage the heat lasts longer than the aroma.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Unripe berry, dried and ground',
    hsCode: '0904.12',
    form: 'Powder, speckled grey to black',
    mesh: '16 to 60',
    piperine: 'at least 3.5 % in dry matter by Codex',
    moisture: 'up to 12 % by Codex',
    season: 'Not tied to a season',
    packing: 'Lined bags of 10, 20 or 25 kg',
    storage: 'Cool and closed; 12 to 24 months from milling',
    tests: 'Salmonella, piperine, moisture, ash',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Codex values and common trade mesh, not a specification. Our quote states the specification of your lot.',
};
