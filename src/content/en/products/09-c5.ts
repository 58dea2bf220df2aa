import { product09Detail1, product09Detail2 } from '#content/pictures/product-09.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[9];

export const product: ProductText = {
  details: [
    { file: product09Detail1, alt: 'Close view: stacked C5 quill ends, each rolled from several bark layers' },
    { file: product09Detail2, alt: 'A stack of C5 cinnamon quills on slate seen from above' },
  ],
  summary: `C5 is a fine Continental grade of Ceylon cinnamon: golden brown, even quills of at most ${diameter} mm for retail packs and tea.`,
  description: [
    'With C5 the quills become slim, even and golden brown. They are rolled from thin strips of inner bark, and little of each cut shoot ends up in them: the dry bark weighs about 5 % of the fresh stick. The shoots come from bushes in the southern wet zone of Sri Lanka, among them improved varieties such as Sri Gemunu.',
    `The usual figures are ${diameter} mm or less in diameter, ${quillsPerKg} or more full-length quills to a kilogram, and at most 10 % of quills with foxing. Fresh quills dry in the shade on racks or string mesh, because direct sun would warp them, and are rolled again by hand each day until they are firm. In a sample of C5 look at straightness, an unbroken outer layer and one shade of colour through the whole bundle.`,
    'This grade is made for the shop shelf and for tea; the thin bark infuses readily and is easy to grate. Order it by the bale, or ready cut in cartons of 10 or 25 kg. Protect it from sunlight and from strong-smelling neighbours such as cloves. Best-before dates usually fall two to three years from packing. Pesticide or heavy-metal results can be requested lot by lot.',
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
