import { product13Detail1, product13Detail2 } from '#content/pictures/product-13.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product13Detail1, alt: 'Close view: an amber bottle labelled Ceylon Cinnamon Leaf Oil' },
    { file: product13Detail2, alt: 'A small dish of golden leaf oil among cinnamon leaves' },
  ],
  summary:
    'Cinnamon leaf oil from Sri Lanka, steam-distilled from leaves and twigs of true cinnamon and led by eugenol, for flavour and fragrance work.',
  description: [
    'Cinnamon leaf oil is distilled with steam from the leaves and twigs of Cinnamomum verum, which are stripped off when shoots are cut for their bark. It is not bark oil. The leaf gives mainly eugenol and smells warm, spicy and close to clove, while bark oil is led by cinnamaldehyde and smells of the quill. The bark of the root gives a third oil, rich in camphor: one Sri Lankan tree, three oils.',
    'Published figures for the Sri Lankan oil are eugenol 70 to 83 %, relative density 1.037 to 1.053 and refractive index 1.5270 to 1.5400, both at 20 °C, and optical rotation between −2.5° and +2°. ISO 3524:2003 describes this type. From a load of leaf a still draws roughly 0.5 to 1.8 % of oil. Compare the analysis of the lot with these values. Colour may range from yellow through reddish to dark brown.',
    'Flavour houses and perfumers use it, and it is a source of eugenol. Large lots go in epoxy-lined drums of 180 to 200 kg; for smaller ones choose aluminium or stainless steel, since tinplate can discolour the oil. Keep it full, closed, cool and dark; shelf life is stated for each lot. Undiluted oil irritates the skin and is not for drinking. Ask for the safety data sheet, which gives the transport class.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Leaves and twigs' },
    { label: 'HS code', value: '3301.29' },
    { label: 'CAS number', value: '8015-91-6' },
    { label: 'Form', value: 'Yellow to dark brown liquid' },
    { label: 'Eugenol', value: '70 to 83 %' },
    { label: 'Relative density at 20 °C', value: '1.037 to 1.053' },
    { label: 'Usual packing', value: 'Lined drums of 180 to 200 kg, smaller cans' },
    { label: 'Order unit', value: 'l or ml' },
  ],
  figuresNote:
    'Published figures for the Sri Lankan type of oil. The values of your lot are stated on its certificate of analysis.',
};
