import { product23Detail1, product23Detail2 } from '#content/pictures/product-23.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product23Detail1, alt: 'Close view: the ringed skin of turmeric fingers' },
    { file: product23Detail2, alt: 'Turmeric fingers and powder on a copper tray seen from above' },
  ],
  // Crop and home demand: sirisaruholdings.com, dailynews.lk. Curcumin: ir.lib.seu.ac.lk/handle/123456789/6926.
  summary: 'Whole turmeric, boiled, sun-dried and polished, as fingers, bulbs or splits. Ask where the lot was grown.',
  description: [
    'Where did it grow? Sri Lanka plants turmeric in Kurunegala, Gampaha, Kalutara, Kandy, Matale and Ampara, often under coconut palms, and lifts it from January to the end of March. But its kitchens use more than its fields give, so ask in which country the lot was grown, and for proof.',
    'Insist on a lead result: lead chromate is known to be added for colour.',
    'A fresh rhizome is boiled for 30 to 40 minutes, dried for 10 to 15 days in the sun and polished in a drum; six kilograms become about one. It is sold as fingers, bulbs or splits to grinders, pickle makers and extractors of food colour. What they compare is curcumin, the yellow pigment, which runs from 2 to 6 % in world trade.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Curcuma longa' },
    { label: 'Part used', value: 'Rhizome, dried' },
    { label: 'HS code', value: '0910.30' },
    { label: 'Form', value: 'Fingers, bulbs or splits' },
    { label: 'Curcumin in world trade', value: '2 to 6 %' },
    { label: 'Moisture', value: 'up to 12 %' },
    { label: 'Growing country', value: 'Ask for that of the lot' },
    { label: 'Harvest season', value: 'January to March in Sri Lanka' },
    { label: 'Usual packing', value: 'Bags of 25 or 50 kg' },
    { label: 'Storage', value: 'Dark and dry: daylight fades the pigment; two to three years' },
    { label: 'Tests to ask for', value: 'Lead, curcumin, moisture, pesticide residues' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Commonly quoted trade figures, not a specification. The limits for your lot are agreed in the offer.',
};
