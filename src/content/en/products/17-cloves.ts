import { product17Detail1, product17Detail2 } from '#content/pictures/product-17.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product17Detail1, alt: 'Close view: clove buds with their round heads and four-pointed calyx' },
    { file: product17Detail2, alt: 'Cloves in a bowl on linen seen from above' },
  ],
  summary:
    'Sri Lankan cloves: whole dried flower buds, reddish to dark brown and rich in oil, in Hand-picked, No. 1 and FAQ qualities.',
  description: [
    'Cloves are the unopened flower buds of Syzygium aromaticum, dried into reddish to dark brown nails about 10 to 17 mm long. In Sri Lanka the tree belongs to the wet zone of the mid-country: Kandy, Kegalle and Matale. Crops swing sharply. A good year may leave 4,000 to 6,000 tonnes for export, a poor year far less, and a bumper harvest comes about every third year. Ask early; picking runs roughly from December to April.',
    'Trade qualities are Hand-picked, No. 1 and FAQ, which stands for fair average quality. An older national table, still quoted, allows Hand-picked cloves at most 2 % headless buds, 0.2 % stems and fruits, 0.5 % fermented buds and 12 % moisture. Clusters are gathered as the buds turn from olive to yellow-pink; the stalks are removed and the buds dried by sun or machine. Press a fingernail into one: a little oil should show.',
    'Sweet, hot and numbing, whole cloves season meat, rice, pickles, syrups and mulled drinks. Hand-picked lots go in lined cartons of about 30 to 35 kg, FAQ in gunny bags of 50 kg. Their smell travels, so give them a corner away from tea and cinnamon. Tightly packed, they usually hold their strength for about two years. Volatile oil, residues and origin can be documented if you say so at the start.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Syzygium aromaticum' },
    { label: 'Part used', value: 'Unopened flower bud, dried' },
    { label: 'HS code', value: '0907.10' },
    { label: 'Form', value: 'Whole buds, about 10 to 17 mm' },
    { label: 'Headless buds', value: 'Hand-picked: up to 2 %' },
    { label: 'Moisture', value: 'up to 12 %' },
    { label: 'Harvest season', value: 'December to April' },
    { label: 'Usual packing', value: 'Cartons of 30 to 35 kg, or bags of 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Commonly quoted grade figures from an older national table. Limits of your lot are agreed with the order.',
};
