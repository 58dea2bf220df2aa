import { product11Detail1, product11Detail2 } from '#content/pictures/product-11.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const c5Special = grades[10];
const alba = grades[12];

export const product: ProductText = {
  details: [
    { file: product11Detail1, alt: 'Close view: the tops of standing Extra Special quills' },
    { file: product11Detail2, alt: 'Standing Extra Special cinnamon quills seen from above' },
  ],
  summary:
    'Extra Special is our name for Ceylon cinnamon quills selected above C5 Special and close to Alba in looks, cut for gourmet retail.',
  description: [
    'Extra Special is a trade name for quills selected above C5 Special and close to Alba in appearance. It is no separate plant and no separate method. The same bark, from the same southern growing districts, goes through one more sorting, in which narrow, pale quills with hardly a mark are set aside. The decision is made quill by quill, by eye and hand.',
    `Since no official definition of Extra Special exists, this page states no limits; the offer gives them. The two neighbours give a frame: C5 Special is generally listed at up to ${c5Special.diameter} mm and ${c5Special.quillsPerKg} quills or more per kilogram, Alba at up to ${alba.diameter} mm and ${alba.quillsPerKg} or more. Judge a sample beside both. Differences in shade, straightness and tightness of the roll show best in daylight, on white paper.`,
    'Gourmet shops and fine-food brands choose it for packs in which every stick is seen. It comes in cartons, cut to the length you agree, so decide on that first; 8 and 12.5 cm are frequent. Light dulls a pale stick, therefore close the cartons after each use. Labels usually allow it two to three years. A sample, a certificate of analysis and proof of origin can all go into one request.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Selected quills, usually cut to length' },
    { label: 'Diameter and count', value: 'By lot, on request' },
    { label: 'Foxing', value: 'By lot, on request' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Cut sticks in cartons' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Extra Special is a house name: ask for the limits of the lot.',
};
