import type { ProductText } from '#content/catalogue/product-text.ts';
import { product05Detail1, product05Detail2 } from '#content/pictures/product-05.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product05Detail1, alt: 'Close view: H2 Super quill ends on linen' },
    { file: product05Detail2, alt: 'A stack of H2 Super cinnamon quills on linen seen from above' },
  ],
  summary:
    'H2 Super is a trade name for H2 Ceylon cinnamon picked for cleaner, tighter quills, for grinding and for the Latin American trade.',
  description: [
    'Published tables run H1, H2, H3. H2 Super is not among them. Sellers use the name for H2 from which the cleaner and tighter quills have been picked, so we write its limits down together with you.',
    `As a starting point, plain H2 is traded at up to ${grades[4].diameterMm} mm, with heavy foxing on up to 40 %. Request a sample of each, lay them side by side, and compare the patches, the loose layers and the weight of single quills.`,
    'Grinders use it, and Latin American buyers who want a stout quill with a tidier face.',
  ],
  specification: {
    ...innerBark,
    form: 'Selected full-length quills',
    maximumDiameter: 'Agreed in the quote',
    quillsPerKg: 'Agreed in the quote',
    foxing: 'Agreed in the quote',
    season: harvestSeason,
    packing: 'Bales of about 45 kg',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, foreign matter',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  specificationNote: 'There is no public definition of H2 Super. Our quote states the specification of your lot.',
};
