import { product02Detail1, product02Detail2 } from '#content/pictures/product-02.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product02Detail1, alt: 'Close view: curled cinnamon quillings and slivers' },
    { file: product02Detail2, alt: 'A bowl of cinnamon quillings on linen seen from above' },
  ],
  summary:
    'Broken and split pieces of Ceylon cinnamon quills from all grades, a working form of true cinnamon for mills, extractors and tea packers.',
  description: [
    'A cinnamon quill is a long roll of paper-thin bark, and some rolls break while they are dried, sorted and tied. Those broken and split lengths are quillings. They come from every grade and share the origin of the sticks: cut-back bushes in the warm south and south-west of Sri Lanka, where 1,250 to 2,500 mm of rain falls in a year and the temperature stays near 30 °C.',
    'Trade definitions describe quillings as pieces under 200 mm long. What “No. 02” means differs from seller to seller; some use it for quillings mixed with chips. Read it as a house name and ask which share of featherings (shavings of inner bark) and chips (bark that can’t be peeled) the lot holds. Colour runs unevenly from tan to brown. Moisture, volatile oil, stones and loose dust decide how well a lot will mill.',
    'This is a mill grade. It becomes cinnamon powder, oleoresin and extracts, or a tea ingredient once it is cut small. It is packed in pressed bales, or in bags that hold 25 to 50 kg. Broken edges lay more bark open to the air than a closed stick does, so keep the bags shut and off the floor; expect a life of some two years. Say beforehand whether your authority wants a phytosanitary certificate or a microbiological report.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Broken and split quills' },
    { label: 'Piece length', value: 'Under 200 mm' },
    { label: 'Featherings and chips', value: 'By lot, on request' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales, or bags of 25 to 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: '“No. 02” is a house name: ask for the limits of the lot.',
};
