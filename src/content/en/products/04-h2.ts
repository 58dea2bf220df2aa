import { product04Detail1, product04Detail2 } from '#content/pictures/product-04.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[4];

export const product: ProductText = {
  details: [
    { file: product04Detail1, alt: 'Close view: broad H2 quill ends with brown foxing on the bark' },
    { file: product04Detail2, alt: 'A bundle of H2 cinnamon quills on walnut seen from above' },
  ],
  summary: `H2 Ceylon cinnamon has the stoutest quills of this catalogue, up to ${diameter} mm across, for grinders, oil distillers and oleoresin makers.`,
  description: [
    'H2 gathers the stoutest quills in this catalogue. The plant is the same as for the slimmest grade: Cinnamomum verum, a member of the laurel family. A bush gives its first cut two to three years after planting and, with good care, two or three cuts a year from then on. It can stay in use for about 30 to 40 years in the fields of southern Sri Lanka.',
    `Figures often quoted for H2 are a diameter up to ${diameter} mm, nine or more full quills per kilogram, and heavy foxing on as much as 40 % of the lot. The result is a dark, rough quill with visible patches. It ranks low for beauty, and that is all the letter says: grades do not measure taste. A buyer who mills should rather test volatile oil, moisture and foreign matter.`,
    'Grinding takes most of it; the rest serves makers of cinnamon oil and oleoresin, who never show the stick. Standard bales weigh about 45 kg. Give them a dry, dark place free of vermin, well away from soap, fuel or chemicals that could taint the bark. Handled so, 24 to 36 months of storage is usual. Say in the request if you want a note on fumigation or heat treatment, or a certificate of origin.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Full-length quills, about 105 cm' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 40 %, heavy' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
