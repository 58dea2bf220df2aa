import { product03Detail1, product03Detail2 } from '#content/pictures/product-03.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

const { diameter, quillsPerKg } = grades[3];

export const product: ProductText = {
  details: [
    { file: product03Detail1, alt: 'Close view: the layered ends of stacked H1 cinnamon quills' },
    { file: product03Detail2, alt: 'A stack of H1 cinnamon quills on pale oak seen from above' },
  ],
  summary: `H1 is the slimmest of the Hamburg grades of Ceylon cinnamon: stout quills of mature bark, up to ${diameter} mm, for powder and sturdy sticks.`,
  description: [
    'H1 belongs to the Hamburg family, the thicker side of Ceylon cinnamon. Its stout quills are built from mature bark, which makes them darker and coarser than the C and M grades. Shoots are harvested when they measure roughly 1.2 to 5 cm across. Galle and Matara grow most of the island’s cinnamon, and the story there is long: by 1795 the Dutch had planted a cinnamon garden in each.',
    `Trade tables give H1 a diameter of at most ${diameter} mm, at least ${quillsPerKg} full-length quills to the kilogram, and a heavily foxed share of no more than 25 %. Foxing means reddish-brown patches; it is a matter of looks. The bark is scraped, rubbed loose with a brass rod, slit and lifted by hand, then nested into quills. Verify the count, the share of patched quills and how firm the rolls are.`,
    'Powder mills, industrial kitchens and buyers of a robust stick for long cooking are the natural customers. Grade letters rank appearance, not flavour, and some traders find that mature bark tastes stronger. Full quills leave in bales of about 45 kg, wrapped for export. A warehouse that is aired in fine weather and closed in damp weather usually preserves them for 24 to 36 months. Where your mill works to limits, hold the lot’s analysis against them before shipment.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Full-length quills, about 105 cm' },
    { label: 'Maximum diameter', value: `${diameter} mm` },
    { label: 'Quills per kg', value: `at least ${quillsPerKg}` },
    { label: 'Foxing', value: 'up to 25 %, heavy' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg; order in kg' },
  ],
  figuresNote: 'Commonly quoted trade figures. The figures of your lot are stated on its certificate of analysis.',
};
