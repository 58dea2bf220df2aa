import { product27Detail1, product27Detail2 } from '#content/pictures/product-27.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product27Detail1, alt: 'Close view: fine ginger powder' },
    { file: product27Detail2, alt: 'Ginger powder and a ginger root seen from above' },
  ],
  // ISO values of 1980: medicinalplantsarchive.us. Districts and kinds: sirisaruholdings.com, ceylonpage.lk.
  summary:
    'Ground dried ginger, pale buff, hot, lemony and sweet, for bakery, drinks and masala. Ask for its growing country.',
  description: [
    'Write “unbleached” into your request if that is what you want. Limed, or bleached, ginger is whiter and a separate product; the plain powder is pale buff.',
    'Three kinds grow in Sri Lanka. The local one is small, fibrous and strongest in aroma, Rangoon is of middle size, and Chinese is large and mild. They are planted in March and April and lifted eight to ten months later. None of this tells you where the ginger in a powder comes from: ask for the growing country of the lot.',
    'Its bite is that of gingerols, part of which turn into shogaols in drying and heat. An older ISO specification for dried ginger is still cited: at most 12 % moisture and 8 % total ash, at least 1.5 ml of volatile oil in 100 g. Gingerbread, biscuits, soft drinks, spiced tea and masala use it.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Zingiber officinale' },
    { label: 'Part used', value: 'Rhizome, dried and ground' },
    { label: 'HS code', value: '0910.12' },
    { label: 'Form', value: 'Powder, pale buff' },
    { label: 'Moisture', value: 'up to 12 %' },
    { label: 'Total ash, unbleached', value: 'up to 8 %' },
    { label: 'Volatile oil', value: 'at least 1.5 ml per 100 g' },
    { label: 'Growing country', value: 'Ask for that of the lot' },
    { label: 'Harvest season', value: '8 to 10 months after planting in March or April' },
    { label: 'Usual packing', value: 'Lined bags of 10, 20 or 25 kg' },
    { label: 'Storage', value: 'Dry and closed: it draws water and forms lumps; 12 to 24 months' },
    { label: 'Tests to ask for', value: 'Moisture, ash, lead, aflatoxin, ochratoxin' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Figures of an older ISO specification for dried ginger. The limits for your lot are agreed in the offer.',
};
