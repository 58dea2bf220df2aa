import type { ProductText } from '#content/catalogue/product-text.ts';
import { product02Detail1, product02Detail2 } from '#content/pictures/product-02.generated.ts';
import { harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product02Detail1, alt: 'Close view: curled cinnamon quillings and slivers' },
    { file: product02Detail2, alt: 'A bowl of cinnamon quillings on linen seen from above' },
  ],
  // Under 200 mm: acriltea.com. “No. 2” as quillings mixed with chips: cord360.com.
  summary:
    'Broken and split pieces of Ceylon cinnamon quills from all grades, a working form of true cinnamon for mills, extractors and tea packers.',
  description: [
    'Some quills break while they are dried, sorted and tied. The broken and split lengths are called quillings. They come from all grades, so their colour runs from tan to brown and their shape is irregular.',
    'Trade definitions put a quilling below 200 mm. “No. 2” says less than it seems to: one seller means broken quills only, another a mix with chips. So we quote by two limits, which you set: one for featherings, the thin shavings of inner bark, and one for chips, the bark that could not be peeled.',
    'Quillings are bought to be ground, extracted or cut for tea. Moisture, volatile oil, stones and loose dust decide how well they mill.',
  ],
  specification: {
    ...innerBark,
    form: 'Broken and split quills',
    pieceLength: 'Under 200 mm',
    featheringsAndChips: 'Agreed in the quote',
    season: harvestSeason,
    packing: 'Bags of 25 to 50 kg, or bales',
    storage: 'Closed and off the floor; about two years',
    tests: 'Moisture, volatile oil, stones, dust',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  lengthsMm: { pieceLength: { from: 0, to: 200 } },
  specificationNote: 'Sellers use “No. 02” in different ways. Our quote states the specification of your lot.',
};
