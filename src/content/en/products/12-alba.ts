import { product12Detail1, product12Detail2 } from '#content/pictures/product-12.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[12];

export const product: ProductText = {
  details: [
    {
      file: product12Detail1,
      alt: 'Close view: the fine, tightly rolled ends of Alba quills less than six millimetres across',
    },
    { file: product12Detail2, alt: 'A bundle of Alba cinnamon quills on linen seen from above' },
  ],
  summary: `Alba is the highest grade of Ceylon cinnamon: pencil-slim, pale gold, very smooth quills of at most ${diameter} mm with no foxing allowed.`,
  description: [
    'Alba is the top grade of Ceylon cinnamon. The name means white, and these are the palest quills of all: light gold, very smooth and as slim as a pencil. They are made from Cinnamomum verum, called kurundu in Sinhala and karuwa in Tamil, which thrives in the warm, wet south of the island. Only a small share of what is peeled is thin and clean enough to be sorted as Alba.',
    `Trade lists ask for a diameter of ${diameter} mm or less, at least ${quillsPerKg} full-length quills in a kilogram, and no foxing at all. To reach that, the peeler lifts thin bark without a tear and nests the strips closely. The quills are rolled each day while they dry, then sorted by thickness and by marks. Check the number per kilogram first, then the colour, then every quill of a sample for spots.`,
    'Fine tea, gifts and dessert plating are the places for Alba, where the stick itself is seen. It is usually cut to length and packed in cartons or tins; full quills can be asked for. Thin bark snaps, so leave no weight on the packs. Kept cool, dark and dry, the sticks usually last two years and often longer. If your label speaks of coumarin, have it measured in the very lot you buy.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Quills, usually cut to length' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'none' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Cut sticks in cartons or tins; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
