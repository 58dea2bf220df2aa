import { product01Detail1, product01Detail2 } from '#content/pictures/product-01.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product01Detail1, alt: 'Close view: cinnamon off-cuts showing their rolled bark ends' },
    { file: product01Detail2, alt: 'Cinnamon off-cuts on pale oak seen from above' },
  ],
  summary:
    'Trimmed ends of Ceylon cinnamon quills: true cinnamon bark in short mixed pieces for grinding, tea cut, infusions and distilling.',
  description: [
    'Off Cut is our house name for the ends left when Ceylon cinnamon quills are trimmed to length. It is true cinnamon, Cinnamomum verum: the dried inner bark of young shoots, cut low so that the bush keeps sending up new ones. The bushes stand mainly in the southern districts of Galle, Matara and Hambantota. Elpitiya, our home town, lies in the first of them.',
    'No public standard defines this name, so no length or size limits are printed here; ask for those of the lot on offer. Each piece was cut from a finished quill and carries the aroma of the grade it came from. On arrival look at three things: the mix of lengths, the amount of dust and fine bark, and foxing, the reddish-brown patches that darken with time.',
    'Tea packers cut the ends down for tea bags, mills grind them, and distillers and makers of infusions use them where the shape of a whole stick does not matter. Sacks of 25 kg, woven polypropylene or paper, are common. Stacked on pallets in a cool, dark store they usually keep for two to three years. If you need a certificate of analysis or of origin, write it into the request.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Trimmed quill ends, mixed lengths' },
    { label: 'Piece length', value: 'By lot, on request' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Sacks of 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Off Cut is a house name: ask for the limits of the lot.',
};
