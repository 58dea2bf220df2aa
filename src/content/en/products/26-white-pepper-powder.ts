import { product26Detail1, product26Detail2 } from '#content/pictures/product-26.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product26Detail1, alt: 'Close view: fine cream-coloured white pepper powder' },
    { file: product26Detail2, alt: 'Ground white pepper on slate seen from above' },
  ],
  summary:
    'Ground white pepper, cream to light grey, with a clean, sharp heat for pale sauces, soups, noodles and processed meat.',
  description: [
    'White pepper powder is milled from ripe pepper berries whose skin has been removed. The colour is cream to light grey, the heat clean and sharp, and the scent modest, since perfume lives in the skin. The peppercorns, Piper nigrum, ripen on vines in the wet and intermediate zones of Sri Lanka, where fruit meant for white pepper hangs longest. Soaking, rubbing, washing and drying come before the mill.',
    'A pale powder invites one fraud, dilution with starch or flour. Two tests answer it: piperine, which drops when a lot is stretched, and a starch test. The soaking leaves a trace too; good powder smells earthy and never sour. Skinning and drying keep little more than a quarter of the fresh berry’s weight. Mesh, moisture and bacterial counts should be agreed before milling starts.',
    'It goes where black specks would disturb: mayonnaise, white sauce, clear soup, noodles, pale sausages. Bulk bags weigh 10 to 25 kg and have a liner; retail packs begin at about 50 g. Humid air makes it cake, therefore open one bag at a time. Its best-before period is usually 12 to 24 months. You may also ask for allergen and non-GMO statements beside the analysis.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Piper nigrum' },
    { label: 'Part used', value: 'Ripe berry, skinned, dried and ground' },
    { label: 'HS code', value: '0904.12' },
    { label: 'Form', value: 'Powder, cream to light grey' },
    { label: 'Mesh', value: 'By agreement' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Lined bags of 10 to 25 kg, retail packs' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Mesh, piperine and test results of your lot are agreed with the order.',
};
