import { product10Detail1, product10Detail2 } from '#content/pictures/product-10.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[10];

export const product: ProductText = {
  details: [
    { file: product10Detail1, alt: 'Close view: slender C5 Special quill ends' },
    { file: product10Detail2, alt: 'C5 Special cinnamon quills and leaves seen from above' },
  ],
  summary: `C5 Special is the finest Continental grade of our Ceylon cinnamon: slim, smooth, golden quills up to ${diameter} mm for gift packs and tea.`,
  description: [
    'C5 Special is the slimmest of the Continental quills, smooth and golden, about as thick as a pencil. Alba is just as narrow; the difference lies in how many quills make a kilogram and how strictly marks are judged. The bark is taken from shoots of Cinnamomum verum in Galle and its neighbouring districts. Peeling is handwork, and so the processing accounts for about 60 % of what it costs to produce cinnamon.',
    `Published lists put C5 Special at ${diameter} mm at most, with ${quillsPerKg} or more quills to each kilogram and not more than 10 % showing foxing. Rolls this narrow need thin, whole bark, and the brown outer layer, called sumbula or kurutta, has to be scraped away cleanly first. When samples arrive, measure several quills at both ends, count one weighed kilogram and look into the folds as well as at the surface.`,
    'Gift boxes, specialist tea and European retail take much of this grade. It normally travels cut to length, in cartons; handle them gently and stack nothing heavy on top. Sealed, in a cool cupboard or store, the sticks usually stay good for two years and often three. Useful things to state are the cut length, the pieces in each pack and the analysis you expect.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Quills, usually cut to length' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 10 %, superficial' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Cut sticks in cartons; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
