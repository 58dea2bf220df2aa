import { product14Detail1, product14Detail2 } from '#content/pictures/product-14.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product14Detail1, alt: 'Close view: the soft grain of ground cinnamon' },
    { file: product14Detail2, alt: 'A bowl of ground cinnamon and sticks seen from above' },
  ],
  summary:
    'Ground Ceylon cinnamon, golden-yellow to brown with a sweet, light taste, milled to the mesh you name for bakery, drinks and blends.',
  description: [
    'Cinnamon powder is the ground inner bark of Cinnamomum verum from Sri Lanka. Much of the cinnamon powder in world trade is cassia, a relative with a stronger, hotter taste; true cinnamon is milder and sweet, with a hint of citrus. Colour is a first sign, golden-yellow to brown. The bark is grown and peeled in the same way as for sticks and milled from quillings, featherings, chips and the lower quill grades.',
    'Fineness is stated as mesh: 40 to 60, about 400 to 250 micrometres, is common for ground spices, and other grinds can be asked for. Heat in the mill drives off aroma, in one report up to about 30 % of the volatile oil, so ask how the mill is cooled. Then have the powder tested for what the eye can’t see: cassia in the mix (shown by its coumarin), lead, Salmonella, moisture.',
    'It flavours dough, breakfast mixes, hot drinks, desserts and curry powder. Factories usually take it in 10 to 25 kg bags with an inner liner, shops in small packs. Powder ages faster than sticks: close the liner after every use and stay below 25 °C. Shops and mills usually reckon with 24 months. Mesh, microbiology and heavy-metal results can accompany the goods; say too if they should be steam-treated.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.20' },
    { label: 'Form', value: 'Powder, golden-yellow to brown' },
    { label: 'Common mesh', value: '40 to 60 (about 400 to 250 µm)' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Lined bags of 10 to 25 kg, retail packs' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Common trade values. Mesh and test results of your lot are agreed with the order.',
};
