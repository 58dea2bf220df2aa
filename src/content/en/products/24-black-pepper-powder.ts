import { product24Detail1, product24Detail2 } from '#content/pictures/product-24.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product24Detail1, alt: 'Close view: speckled ground black pepper' },
    { file: product24Detail2, alt: 'Ground black pepper and whole corns seen from above' },
  ],
  summary:
    'Ground black pepper from Piper nigrum berries, speckled grey to black, from coarse table grind to fine seasoning powder.',
  description: [
    'Black pepper powder is whole dried peppercorns, skin and all, passed through a mill. The berry is that of Piper nigrum, a climbing vine grown on the island between the low country and the middle hills, in the south often among tea and cinnamon. Most aroma sits in the dark skin, which also speckles the powder grey and black. Sri Lankan pepper is sold on a high content of piperine, the compound behind its bite.',
    'The Codex standard names four values for the ground spice: piperine not below 3.5 % in dry matter, moisture up to 12 %, total ash up to 6 % and acid-insoluble ash up to 1.2 %. Mesh 16 to 60 spans coarse table pepper and fine seasoning. Berries are cleaned before milling and may be steam-treated. In border alerts on pepper, Salmonella is the leading finding, so read that test first and the sieve analysis second.',
    'Sausage makers, snack seasoners, ready-meal kitchens and table packers work with it. The powder travels in multi-wall paper or polypropylene bags of 10, 20 or 25 kg with a liner. Heat lasts longer than perfume: 12 to 24 months from milling is usual, and a cool room slows the loss. Which documents are needed depends on your market; name it, and the list becomes part of the offer.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Piper nigrum' },
    { label: 'Part used', value: 'Unripe berry, dried and ground' },
    { label: 'HS code', value: '0904.12' },
    { label: 'Form', value: 'Powder, speckled grey to black' },
    { label: 'Common mesh', value: '16 to 60' },
    { label: 'Piperine (Codex)', value: 'at least 3.5 % in dry matter' },
    { label: 'Moisture (Codex)', value: 'up to 12 %' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Lined bags of 10, 20 or 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Codex values and common trade mesh. The results of your lot are stated on its certificate of analysis.',
};
