import type { ProductText } from '#content/catalogue/product-text.ts';
import { product27Detail1, product27Detail2 } from '#content/pictures/product-27.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product27Detail1, alt: 'Close view: fine ginger powder' },
    { file: product27Detail2, alt: 'Ginger powder, dried slices and a ginger root seen from above' },
  ],
  // ISO values of 1980: medicinalplantsarchive.us. Districts and kinds: sirisaruholdings.com, ceylonpage.lk.
  summary:
    'Hot, lemony and sweet: ginger powder of a pale buff colour for bakery, drinks and masala, in the mesh you name.',
  description: [
    'Write “unbleached” into your request if that is what you want. Limed, or bleached, ginger is whiter and a separate product; the plain powder is pale buff.',
    'Three kinds grow in Sri Lanka. The local one is small, fibrous and strongest in aroma, Rangoon is of middle size, and Chinese is large and mild. They are planted in March and April and lifted eight to ten months later. Ginger in powder can come from elsewhere too: if the growing country matters to you, name it in your request and tick the document on the origin.',
    'Its bite is that of gingerols, part of which turn into shogaols in drying and heat. An older ISO specification for dried ginger is still cited: at most 12 % moisture and 8 % total ash, at least 1.5 ml of volatile oil in 100 g. Gingerbread, biscuits, soft drinks, spiced tea and masala use it.',
  ],
  specification: {
    botanicalName: 'Zingiber officinale',
    partUsed: 'Rhizome, dried and ground',
    hsCode: '0910.12',
    form: 'Powder, pale buff',
    moisture: 'up to 12 %',
    totalAsh: 'up to 8 %',
    volatileOil: 'at least 1.5 ml per 100 g',
    growingCountry: 'Agreed in the quote',
    season: '8 to 10 months after planting in March or April',
    packing: 'Lined bags of 10, 20 or 25 kg',
    storage: 'Dry and closed: it draws water and forms lumps; 12 to 24 months',
    tests: 'Moisture, ash, lead, aflatoxin, ochratoxin',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Figures of an older ISO specification for dried ginger. Our quote states the specification of your lot.',
};
