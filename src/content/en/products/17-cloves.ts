import type { ProductText } from '#content/catalogue/product-text.ts';
import { product17Detail1, product17Detail2 } from '#content/pictures/product-17.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product17Detail1, alt: 'Close view: clove buds with their round heads and four-pointed calyx' },
    { file: product17Detail2, alt: 'Cloves in a bowl on linen seen from above' },
  ],
  // Limits: CS 186:1973, by leavla.com/2019/11/21/clove. Crops: dailymirror.lk, 14 March 2024.
  summary:
    'Cloves: whole dried flower buds, reddish to dark brown and rich in oil, in Hand-picked, No. 1 and FAQ qualities.',
  description: [
    'A good clove shows a little oil when you press a fingernail into it.',
    'Write to us early: crops differ sharply. A good one leaves 4,000 to 6,000 tonnes for export, a poor one far less, and a bumper crop comes about every third year. In Kandy, Kegalle and Matale, in the wet hills of Sri Lanka, the buds are picked by hand from December to April, as they turn from olive to yellow-pink. The stalks come off, and sun or machine dries the buds to nail shapes of 10 to 17 mm.',
    'Three qualities are traded: Hand-picked, No. 1, and FAQ, fair average quality. An older national table, still quoted, allows Hand-picked cloves 2 % headless buds, 0.2 % stems and fruits, 0.5 % fermented buds and 12 % moisture at most. Sweet, hot and numbing, they season meat, rice, pickles and mulled drinks. Their smell travels: keep them apart from tea and cinnamon.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Unopened flower bud, dried',
    hsCode: '0907.10',
    form: 'Whole buds, about 10 to 17 mm',
    headlessBuds: 'Hand-picked: up to 2 %',
    moisture: 'up to 12 %',
    season: 'December to April',
    packing: 'Cartons of 30 to 35 kg, or bags of 50 kg',
    storage: 'Closed; about two years',
    tests: 'Moisture, volatile oil, headless buds, stems',
    orderUnit: 'kg',
  },
  usualPackKg: 30,
  lengthsMm: { form: { from: 10, to: 17 } },
  specificationNote:
    'Commonly quoted figures from an older national table. Our quote states the specification of your lot.',
};
