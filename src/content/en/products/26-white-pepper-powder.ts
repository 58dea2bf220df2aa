import type { ProductText } from '#content/catalogue/product-text.ts';
import { product26Detail1, product26Detail2 } from '#content/pictures/product-26.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product26Detail1, alt: 'Close view: fine cream-coloured white pepper powder' },
    { file: product26Detail2, alt: 'Ground white pepper on slate seen from above' },
  ],
  summary:
    'Heat without dark specks: white pepper powder is cream to light grey, clean and sharp, for pale sauces, soups, noodles and processed meat.',
  description: [
    'White pepper powder is for food in which black specks would show: mayonnaise, white sauce, clear soup, noodles and pale sausages.',
    'Pale powders are sometimes thinned with starch or flour in the trade. Two tests show it, and you can write both into your request: piperine, which drops in a thinned lot, and starch.',
    'It is milled from ripe pepper berries without their skin. The colour runs from cream to light grey, the heat is clean, the scent modest. Good powder smells earthy; a sour note comes from stale soaking water. We quote by the mesh, the moisture and the bacterial counts you name.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Ripe berry, skinned, dried and ground',
    hsCode: '0904.12',
    form: 'Powder, cream to light grey',
    mesh: 'By agreement',
    season: 'Not tied to a season',
    packing: 'Lined bags of 10 to 25 kg, retail packs',
    storage: 'Closed: humid air makes it cake; 12 to 24 months',
    tests: 'Piperine, starch, moisture, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote: 'We agree mesh, piperine and other limits for your lot with you in the quote.',
};
