import { product30Detail1, product30Detail2 } from '#content/pictures/product-30.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product30Detail1, alt: 'Close view: chili powder with flecks of skin' },
    { file: product30Detail2, alt: 'Chili powder and dried pods seen from above' },
  ],
  summary:
    'Ground dried chili with heat, colour and mesh agreed per lot, for sauces, curry and snack seasoning; growing origin always stated.',
  description: [
    'Chili powder is made from the dried fruit of Capsicum annuum, at times with Capsicum frutescens. Sri Lanka has chili fields in its dry zone, for example in Anuradhapura and Monaragala, with varieties such as MI-2, MI-Hot and KA-2. The country nevertheless imports more dried chili than it exports. We name the growing country of every lot and claim no island origin without proof.',
    'Two scales describe a lot. Scoville heat units (SHU) tell how hot it is; offers between 30,000 and 100,000 are seen in the trade. ASTA units tell how red it is. Moisture is often held to 10 % or less, and Codex CXS 353-2022 is the standard for dried chili and paprika. The tests to order are aflatoxin, ochratoxin, Sudan dyes and pesticides. Say whether seeds may be ground in, as they change heat and colour.',
    'Hot sauce, curry, sambol, marinades and snack coatings use it. The ordinary pack is a lined 10 to 25 kg bag. Red fades in light and warmth; dark, dry and sealed, the powder usually serves one to two years. Open bags with care, for the dust stings eyes and nose. Your request should give heat, mesh, colour, destination and the reports the authority there will want.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Capsicum annuum, C. frutescens' },
    { label: 'Part used', value: 'Fruit, dried and ground' },
    { label: 'HS code', value: '0904.22' },
    { label: 'Form', value: 'Powder' },
    { label: 'Heat (SHU) and colour (ASTA)', value: 'By agreement, tested per lot' },
    { label: 'Moisture', value: 'often up to 10 %' },
    { label: 'Growing origin', value: 'Stated per lot' },
    { label: 'Harvest season', value: 'Two crops a year, Maha and Yala' },
    { label: 'Usual packing', value: 'Lined bags of 10 to 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Common trade values. Growing origin and test results of your lot are stated in the offer.',
};
