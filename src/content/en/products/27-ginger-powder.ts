import { product27Detail1, product27Detail2 } from '#content/pictures/product-27.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product27Detail1, alt: 'Close view: fine ginger powder' },
    { file: product27Detail2, alt: 'Ginger powder and a ginger root seen from above' },
  ],
  summary:
    'Ground dried ginger, pale buff, hot, lemony and sweet, for bakery, drinks and masala, with growing origin stated for every lot.',
  description: [
    'Ginger powder is the dried and ground rhizome of Zingiber officinale. Sri Lanka knows three kinds: the local one, small, fibrous and strongest in aroma; Rangoon, of middle size; and Chinese, large and mild. They are planted in March and April, in Kurunegala, Kandy, Gampaha, Colombo and Kegalle, and lifted eight to ten months later. Where the ginger of a given lot was grown is stated in the offer; we do not take it for granted.',
    'An older ISO specification for dried ginger is often cited: at most 12 % moisture, at most 8 % total ash for the unbleached kind, volatile oil at least 1.5 ml per 100 g. Pungency comes from gingerols, part of which turn into shogaols in drying and heating. The powder should be pale buff. Limed, or bleached, ginger is a separate product and whiter, so have “unbleached” written into the order and look at ash and fibre.',
    'Gingerbread, biscuits, soft drinks, spiced tea and masala mixes call for it. It comes in lined sacks, the common sizes being 10, 20 and 25 kg, or in small retail packs. The powder draws water from the air and forms lumps; a dry room and a sealed inner bag prevent most of that. From milling, 12 to 24 months is a usual span. List pesticide, mycotoxin and heavy-metal reports if your buyers expect them.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Zingiber officinale' },
    { label: 'Part used', value: 'Rhizome, dried and ground' },
    { label: 'HS code', value: '0910.12' },
    { label: 'Form', value: 'Powder, pale buff' },
    { label: 'Moisture', value: 'up to 12 %' },
    { label: 'Total ash, unbleached', value: 'up to 8 %' },
    { label: 'Volatile oil', value: 'at least 1.5 ml per 100 g' },
    { label: 'Harvest season', value: '8 to 10 months after planting in March or April' },
    { label: 'Usual packing', value: 'Lined bags of 10, 20 or 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Figures of an older ISO specification for dried ginger. Origin and results of your lot are stated in the offer.',
};
