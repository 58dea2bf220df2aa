import { product07Detail1, product07Detail2 } from '#content/pictures/product-07.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[7];

export const product: ProductText = {
  details: [
    { file: product07Detail1, alt: 'Close view: the rolled tops of standing M5 quills' },
    { file: product07Detail2, alt: 'Standing M5 cinnamon quills seen from above' },
  ],
  summary: `M5 is the finer Mexican grade of Ceylon cinnamon: quills up to ${diameter} mm, darker than the C grades, for retail packs and spiced drinks.`,
  description: [
    'M5 stands between the everyday M4 and the lighter C grades. Its quills are slimmer than M4, but darker and rougher than the Continental range. The bark comes from shoots cut in the rainy south-west, commonly from June to December; larger estates cut in every month. Growers avoid the weeks of new leaf, flower and fruit, when the bark does not slip well from the wood.',
    `The limits named most are ${diameter} mm for the diameter, ${quillsPerKg} or more quills per kilogram, and a share of surface-foxed quills not above 60 %. Some lists print 18 mm for the same letter and number, so write the width you need into your request. To build a quill, strips are laid one inside another, the best outside, small pieces as filling. Look for even thickness and straight rolls, and refuse any musty smell.`,
    'Cut short, M5 fills retail bags and goes into hot chocolate, spiced coffee and other drinks in the Mexican style. You can have it as 45 kg bales or in cut packs; 5 to 10 cm is the common range for cut sticks. Kept from light, damp and strong smells, it usually stays in good condition for up to three years. Name the destination so that the right certificates can be settled with the quote.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Full-length or cut quills' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 60 %, superficial' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg, or cut packs; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
