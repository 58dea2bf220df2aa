import type { ProductText } from '#content/catalogue/product-text.ts';
import { product14Detail1, product14Detail2 } from '#content/pictures/product-14.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product14Detail1, alt: 'Close view: the soft grain of ground cinnamon' },
    { file: product14Detail2, alt: 'A bowl of ground cinnamon and sticks seen from above' },
  ],
  // Loss of oil in the mill, about 30 %: worldscientific.com, abstract on cryogenic grinding.
  summary:
    'Ground Ceylon cinnamon, golden-yellow to brown with a sweet, light taste, for bakery, drinks and blends. Name the mesh you need.',
  description: [
    'Much of the powder sold as cinnamon in the world is cassia, a relative with a stronger, hotter taste. True cinnamon is mild and sweet, with a hint of citrus. Its colour, golden-yellow to brown, is a first sign but no proof.',
    'Only a laboratory can show cassia in the mix (by its coumarin), lead, Salmonella and moisture. Tick the reports you need.',
    'Mills start from quillings, featherings, chips and the lower quill grades, so a good powder does not have to begin as a handsome stick. Mesh 40 to 60, about 400 to 250 micrometres, is common, and we quote for other grinds too. Heat drives off aroma, in one report up to about 30 % of the volatile oil. If you want it milled cool, write that beside the mesh.',
  ],
  specification: {
    botanicalName: 'Cinnamomum verum',
    partUsed: 'Dried inner bark',
    hsCode: '0906.20',
    form: 'Powder, golden-yellow to brown',
    mesh: '40 to 60 (about 400 to 250 µm)',
    season: 'Not tied to a season',
    packing: 'Lined bags of 10 to 25 kg, retail packs',
    storage: 'Closed after each use, below 25 °C. Count on about 24 months',
    tests: 'Coumarin, lead, Salmonella, moisture',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Common trade values, not a specification. Our quote states the mesh and the specification of your lot.',
};
