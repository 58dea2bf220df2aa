import { product02Detail1, product02Detail2 } from '#content/pictures/product-02.generated.ts';
import type { ProductText } from '#content/types.ts';
import { harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  details: [
    { file: product02Detail1, alt: 'Close view: curled cinnamon quillings and slivers' },
    { file: product02Detail2, alt: 'A bowl of cinnamon quillings on linen seen from above' },
  ],
  // Under 200 mm: acriltea.com. “No. 2” as quillings mixed with chips: cord360.com.
  summary:
    'Broken and split pieces of Ceylon cinnamon quills from all grades, a working form of true cinnamon for mills, extractors and tea packers.',
  description: [
    'Some quills break while they are dried, sorted and tied. The broken and split lengths are called quillings. They come from all grades, so the colour runs from tan to brown, and the shape is whatever the break left.',
    'Trade definitions put a quilling below 200 mm. “No. 2” says less than it seems to: one seller means broken quills only, another a mix with chips. Two questions clear it up. How much of the lot is featherings, the thin shavings of inner bark? And how much is chips, the bark that could not be peeled?',
    'Quillings are bought to be ground, extracted or cut for tea. Moisture, volatile oil, stones and loose dust decide how well they mill.',
  ],
  figures: {
    ...innerBark,
    form: 'Broken and split quills',
    pieceLength: 'Under 200 mm',
    featheringsAndChips: 'By lot, on request',
    season: harvestSeason,
    packing: 'Bags of 25 to 50 kg, or bales',
    storage: 'Closed and off the floor; about two years',
    tests: 'Moisture, volatile oil, stones, dust',
    orderUnit: 'kg',
  },
  figuresNote: '“No. 02” is a trade name that sellers use in different ways: ask for the limits of the lot.',
};
