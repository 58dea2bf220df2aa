import { product23Detail1, product23Detail2 } from '#content/pictures/product-23.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product23Detail1, alt: 'Close view: the ringed skin of turmeric fingers' },
    { file: product23Detail2, alt: 'Turmeric fingers and powder on a copper tray seen from above' },
  ],
  summary:
    'Whole turmeric, boiled, sun-dried and polished, as fingers, bulbs or splits; each lot is sold with its growing country named.',
  description: [
    'Turmeric is the rhizome, or underground stem, of Curcuma longa; its flesh is deep yellow to orange. Sri Lanka plants it in Kurunegala, Gampaha, Kalutara, Kandy, Matale and Ampara, often under coconut palms, and lifts it from January to the end of March. Home demand has long been greater than the local crop. For that reason the growing country is stated with each lot and never assumed.',
    'Fresh rhizomes are boiled for 30 to 40 minutes, dried in the sun for 10 to 15 days and polished in a drum; about six kilograms make one. The dry spice is sold as fingers, bulbs or splits. Curcumin, the yellow pigment, runs from 2 to 6 % in world trade, and 12 % moisture is the cited Sri Lankan ceiling. Insist on a lead result: lead chromate is a known means of false colouring.',
    'Grinders, pickle makers, curry-powder plants and extractors of food colour buy the whole rhizome. Bags of jute or polypropylene hold 25 or 50 kg. Daylight fades the pigment, so the store should be dark as well as dry; two to three years is then a usual life. State in your request the form, the curcumin range, and the heavy-metal or pesticide tests that your market demands.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Curcuma longa' },
    { label: 'Part used', value: 'Rhizome, dried' },
    { label: 'HS code', value: '0910.30' },
    { label: 'Form', value: 'Fingers, bulbs or splits' },
    { label: 'Curcumin in world trade', value: '2 to 6 %' },
    { label: 'Moisture', value: 'up to 12 %' },
    { label: 'Harvest season', value: 'January to March in Sri Lanka' },
    { label: 'Usual packing', value: 'Bags of 25 or 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. Growing origin and curcumin of your lot are stated in the offer.',
};
