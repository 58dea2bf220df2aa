import { product15Detail1, product15Detail2 } from '#content/pictures/product-15.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product15Detail1, alt: 'Close view: wrinkled black peppercorns' },
    { file: product15Detail2, alt: 'A bowl of black peppercorns on walnut seen from above' },
  ],
  summary:
    'Sri Lankan black pepper: whole dried berries of Piper nigrum, hot and biting with a woody citrus aroma, graded by weight per litre.',
  description: [
    'Black pepper is the unripe berry of the vine Piper nigrum, dried with its skin until it wrinkles and turns brown-black. Sri Lanka grows it in the low and mid-country: Matale, Kandy, Kegalle, Ratnapura, Kurunegala and other districts. The southern low country has a type of its own, planted among tea and cinnamon. Its berries are larger and blackish, its bite gentler, and it is picked around December and January.',
    'Weight by volume is the first figure: Sri Lankan Grade 1 is put at 550 g/l, Grade 2 (fair average quality) at 500 g/l. The same tables cap moisture at 12 and 14 %, and light berries, broken berries and skins at 4 and 10 %. Spikes are picked when a berry or two changes colour, threshed, often blanched for about three minutes, and sun-dried for four to six days. Inspect density, pinheads, mould and foreign matter.',
    'Peppercorns go into table mills, seasonings for meat and snacks, blends and oleoresin. The customary pack is a bag of 25 or 50 kg, jute or polypropylene, with a liner. Dry and sealed, whole pepper usually keeps two years and more. Importers may want results for microbes and pesticide residues and a note on steam treatment; list what you need and we answer for the lot.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Piper nigrum' },
    { label: 'Part used', value: 'Unripe berry, dried' },
    { label: 'HS code', value: '0904.11' },
    { label: 'Form', value: 'Whole peppercorns, about 2.5 to 7 mm' },
    { label: 'Bulk density', value: 'Grade 1: 550 g/l; Grade 2: 500 g/l' },
    { label: 'Moisture', value: 'Grade 1: up to 12 %; Grade 2: up to 14 %' },
    { label: 'Harvest season', value: 'December and January in the southern low country' },
    { label: 'Usual packing', value: 'Bags of 25 or 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Commonly quoted grade figures. The figures of your lot are stated on its certificate of analysis.',
};
