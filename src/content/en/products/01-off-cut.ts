import { product01Detail1, product01Detail2 } from '#content/pictures/product-01.generated.ts';
import type { ProductText } from '#content/types.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  details: [
    { file: product01Detail1, alt: 'Close view: cinnamon off-cuts showing their rolled bark ends' },
    { file: product01Detail2, alt: 'Cinnamon off-cuts on pale oak seen from above' },
  ],
  summary:
    'Trimmed ends of Ceylon cinnamon quills: true cinnamon bark in short mixed pieces for grinding, tea cut, infusions and distilling.',
  description: [
    'When a quill is cut to length, its ends fall away. Those ends are off cuts: the same bark and the same scent, in short pieces. The word is common in the trade, but two sellers can mean different lengths by it.',
    'C grades give paler, thinner pieces, H grades darker and heavier ones. Name the grades that suit you, and we quote for their ends.',
    'They go where nobody sees the stick: tea packers cut them smaller, mills grind them, distillers take their oil. A sample shows three things: the mix of lengths, the dust at the bottom, and foxing, the reddish-brown patches that darken with time.',
  ],
  figures: {
    ...innerBark,
    form: 'Trimmed quill ends, mixed lengths',
    pieceLength: 'Agreed in the quote',
    season: harvestSeason,
    packing: 'Sacks of 25 kg',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, foreign matter',
    orderUnit: 'kg',
  },
  figuresNote: 'Off Cut has no public definition, so we agree the limits of your lot with you in the quote.',
};
