import { product16Detail1, product16Detail2 } from '#content/pictures/product-16.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product16Detail1, alt: 'Close view: two cut nutmegs with dark brown veins that run inwards from the rim' },
    { file: product16Detail2, alt: 'Nutmegs whole and halved seen from above' },
  ],
  summary:
    'Whole nutmeg from Sri Lanka’s mid-country, shelled or in the shell, sold by count per kilogram as a warm, sweet kitchen spice.',
  description: [
    'Nutmeg is the seed kernel of Myristica fragrans, a tree of the Moluccas that is reported to have reached Sri Lanka in the early 19th century. Today it grows in the mid-country, about four fifths of it in Kandy district and most of the rest in Kegalle and Matale. A tree bears from about its seventh year and may crop for more than a hundred. The kernel is oval, net-wrinkled, and pale inside with dark veins of oil.',
    'Shelled nutmeg is sold by count: large up to 220 nuts per kilogram, medium 221 to 275, small 276 and above, with foreign matter up to 1 %. In the shell, Grade 1 has up to 160 nuts and Grade 2 has 161 to 260. Once the fruit is split and the mace lifted off, the seed dries until it rattles and is then cracked and sorted. Mould is the point to watch: cut some kernels open and ask for an aflatoxin result.',
    'This is a kitchen spice, grated in small amounts over sauces, potatoes, puddings and baked goods. Large amounts are toxic, so it is sold for seasoning only. It goes in lined bags, 25 or 50 kg, of jute or polypropylene; selected shelled nuts may go in cartons. Store it tightly closed, at no more than 65 % relative humidity. Shelf life is usually put at two to three years. Moisture and mycotoxin reports belong in the request.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Myristica fragrans' },
    { label: 'Part used', value: 'Seed kernel, dried' },
    { label: 'HS code', value: '0908.11' },
    { label: 'Form', value: 'Whole, shelled or in the shell' },
    { label: 'Shelled, nuts per kg', value: 'Large up to 220; medium 221 to 275; small from 276' },
    { label: 'In shell, nuts per kg', value: 'Grade 1: up to 160; Grade 2: 161 to 260' },
    { label: 'Harvest season', value: 'Mainly June to August' },
    { label: 'Usual packing', value: 'Bags of 25 or 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Commonly quoted grade figures. The figures of your lot are stated on its certificate of analysis.',
};
