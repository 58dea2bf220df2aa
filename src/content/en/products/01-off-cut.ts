import type { ProductText } from '#content/catalogue/product-text.ts';
import { product01Detail1, product01Detail2 } from '#content/pictures/product-01.generated.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product01Detail1, alt: 'Close view: cinnamon off-cuts showing their rolled bark ends' },
    { file: product01Detail2, alt: 'Cinnamon off-cuts on pale oak seen from above' },
  ],
  summary:
    'Trimmed ends of Ceylon cinnamon quills: true cinnamon bark in short mixed pieces for grinding, tea cut, infusions and distilling.',
  description: [
    'Off cuts are the ends that are left when quills are cut to length: the same bark with the same scent, in short pieces. The name is common in the trade, but no table fixes the length: we agree it with you in the quote.',
    'C grades give paler, thinner pieces, and H grades darker, heavier ones. Tell us which grades suit you.',
    'Buyers use them where the stick is not seen: tea packers cut them smaller, mills grind them, and distillers take their oil. In a sample, look at the mix of lengths, the dust at the bottom, and the foxing, reddish-brown patches that darken with time.',
  ],
  specification: {
    ...innerBark,
    form: 'Trimmed quill ends, mixed lengths',
    pieceLength: 'Agreed in the quote',
    season: harvestSeason,
    packing: 'Sacks of 25 kg',
    storage: barkStorage,
    tests: 'Moisture, volatile oil, foreign matter',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote: 'There is no public definition of Off Cut. Our quote states the specification of your lot.',
};
