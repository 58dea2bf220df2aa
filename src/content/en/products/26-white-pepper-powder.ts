import { product26Detail1, product26Detail2 } from '#content/pictures/product-26.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product26Detail1, alt: 'Close view: fine cream-coloured white pepper powder' },
    { file: product26Detail2, alt: 'Ground white pepper on slate seen from above' },
  ],
  summary:
    'Heat without dark specks: white pepper powder is cream to light grey, clean and sharp, for pale sauces, soups, noodles and processed meat.',
  description: [
    'Mayonnaise, white sauce, clear soup, noodles, pale sausages: white pepper powder goes where a black speck would disturb.',
    'A pale powder invites one fraud: starch or flour is mixed in. Two tests answer it. Piperine drops when a lot has been thinned, and a starch test shows what was added.',
    'It is milled from ripe pepper berries without their skin. The colour runs from cream to light grey, the heat is clean, the scent modest. Smell it before anything else: good powder is earthy, and a sour note comes from stale soaking water. Mesh, moisture and bacterial counts are best agreed before milling starts.',
  ],
  figures: {
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
  figuresNote: 'Mesh, piperine and other limits for your lot are agreed in the offer.',
};
