import type { ProductText } from '#content/catalogue/product-text.ts';
import { product23Detail1, product23Detail2 } from '#content/pictures/product-23.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product23Detail1, alt: 'Close view: the ringed skin of turmeric fingers' },
    { file: product23Detail2, alt: 'Turmeric fingers and powder on dark slate seen from above' },
  ],
  // Crop and home demand: sirisaruholdings.com, dailynews.lk. Curcumin: ir.lib.seu.ac.lk/handle/123456789/6926.
  summary:
    'Whole turmeric, boiled, sun-dried and polished, as fingers, bulbs or splits, with the growing country stated in the quote.',
  description: [
    'Sri Lanka plants turmeric in Kurunegala, Gampaha, Kalutara, Kandy, Matale and Ampara, often under coconut palms, and lifts it from January to the end of March. But the island uses more than it grows. If yours has to be grown here, tell us and tick the document that shows the origin.',
    'Lead chromate is known in the trade as an added colour: tick the reports on metals and on dyes.',
    'A fresh rhizome is boiled for 30 to 40 minutes, dried for 10 to 15 days in the sun and polished in a drum; six kilograms become about one. It is sold as fingers, bulbs or splits to grinders, pickle makers and extractors of food colour. What they compare is curcumin, the yellow pigment, which runs from 2 to 6 % in world trade.',
  ],
  specification: {
    botanicalName: 'Curcuma longa',
    partUsed: 'Rhizome, dried',
    hsCode: '0910.30',
    form: 'Fingers, bulbs or splits',
    curcumin: '2 to 6 % in world trade',
    moisture: 'up to 12 %',
    growingCountry: 'Agreed in the quote',
    season: 'January to March in Sri Lanka',
    packing: 'Bags of 25 or 50 kg',
    storage: 'Dark and dry: daylight fades the pigment; two to three years',
    tests: 'Lead, curcumin, moisture, pesticide residues',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote:
    'Commonly quoted trade figures, not a specification. Our quote states the specification of your lot.',
};
