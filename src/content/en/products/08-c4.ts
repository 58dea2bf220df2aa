import { product08Detail1, product08Detail2 } from '#content/pictures/product-08.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[8];

export const product: ProductText = {
  details: [
    { file: product08Detail1, alt: 'Close view: the tightly rolled ends of C4 cinnamon quills' },
    { file: product08Detail2, alt: 'A bundle of C4 cinnamon quills on linen seen from above' },
  ],
  summary: `C4 is a Continental grade of Ceylon cinnamon: light brown, fairly smooth quills up to ${diameter} mm for retail sticks and baking.`,
  description: [
    'C4 is the mainstream stick of the Continental grades: light brown, fairly smooth and slim enough for a spice jar. It shows plainly what sets Ceylon cinnamon apart. The roll has many paper-thin layers and breaks easily between the fingers, where cassia bark is thick and rough. The bushes grow along the south-west, from Kalutara to Galle and Matara, and inland in Ratnapura.',
    `Most tables give C4 a width of no more than ${diameter} mm, at least ${quillsPerKg} quills per kilogram and foxing on up to 10 %. A few exporters print 14 or 16 mm, so if your pack is narrow, put ${diameter} mm in the order. A full quill measures 1,050 mm, give or take 50 mm, and is built by telescoping shorter strips into one long roll. Before colour, check that the layers are thin and the filling is even from end to end.`,
    'Spice jars, bakeries and household packs are where C4 is met most often. It leaves as a bale of about 45 kg or ready cut in a carton; sticks of 8 or 10 cm are common. Leave the cartons sealed and clear of the warehouse floor; packers usually print a date 24 to 36 months ahead. If the importing country requires one, a phytosanitary certificate follows an inspection by the National Plant Quarantine Service.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Full-length or cut quills' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 10 %, superficial' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg, or cut in cartons; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
