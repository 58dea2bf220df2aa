import { product06Detail1, product06Detail2 } from '#content/pictures/product-06.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[6];

export const product: ProductText = {
  details: [
    { file: product06Detail1, alt: 'Close view: M4 quill ends and bark texture' },
    { file: product06Detail2, alt: 'A bundle of M4 cinnamon quills on linen seen from above' },
  ],
  summary: `M4 is an everyday grade of Ceylon cinnamon in the Mexican family: mid-brown quills up to ${diameter} mm for food service and grinding.`,
  description: [
    'M4 is the thicker of the two Mexican grades we offer. The quills are mid-brown with a slightly rough face, made for daily use rather than display. Like all Ceylon cinnamon they are bark of Cinnamomum verum, kept low as a bush by regular cutting. Sri Lanka grows most of the world’s true cinnamon, by official estimates 80 to 90 %, and Mexico buys more of it than any other country.',
    `M4 is usually quoted with a maximum diameter of ${diameter} mm, a minimum of ${quillsPerKg} full-length quills per kilogram, and superficial foxing on up to 60 % of them. Superficial foxing is light marking, unlike the heavy patches allowed in the H grades. The peeler’s tool is the kokaththa, a small curved knife that rings and slits the bark so that it comes off in one piece. Weigh some quills and count the marked ones: these two checks settle most questions.`,
    'Restaurants and caterers treat M4 as a working stick for syrups, rice dishes and stews, and spice grinders buy it too. Bales hold about 45 kg of full-length quills; ask if you prefer them cut. Hold the store below 25 °C and 65 % relative humidity, and a life of at least two years is usual. The request can list an analysis certificate, a packing list and proof of origin.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Full-length quills, about 105 cm' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 60 %, superficial' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
