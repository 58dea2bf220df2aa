import { product19Detail1, product19Detail2 } from '#content/pictures/product-19.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product19Detail1, alt: 'Close view: halved betel nuts with their marbled flesh' },
    { file: product19Detail2, alt: 'Betel nuts whole and halved seen from above' },
  ],
  summary:
    'Dried areca (betel) nuts from Sri Lanka, a raw commodity supplied only where its import is lawful; permits rest with the buyer.',
  description: [
    'Betel nut is the trade name for the seed of the areca palm, Areca catechu. The name misleads: betel is another plant, with whose leaf the nut is chewed. Sri Lanka grows the palm between other crops and in home gardens, on about 13,000 hectares, in Kalutara, Kandy, Kegalle, Ratnapura, Badulla and Matale. Local types include Rata puwak and Hamban puwak; Matale Sinha is among the named selections.',
    'Ripe nuts dry in their husk in the sun for roughly five to eight weeks and are then husked to whole kernels. The trade also knows split or sliced kernels, and tender nuts that are boiled before drying. We quote no grade table here. State the form, the size, and the share of broken or discoloured kernels that you accept. Moisture, mould, insect damage and foreign matter should be examined before loading and again on arrival.',
    'Areca nut is a health risk when chewed: the International Agency for Research on Cancer classes it as carcinogenic to humans. We offer it as a raw commodity only, recommend no use, and supply it only where lawful. Some countries ban its sale; others detain, tax or restrict it, and rules change often. The buyer is responsible for import permits. Packing, storage life and documents are fixed in the offer; dry, aired storage is essential.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Areca catechu' },
    { label: 'Part used', value: 'Seed kernel, dried' },
    { label: 'HS code', value: '0802.80' },
    { label: 'Form', value: 'Whole husked kernels' },
    { label: 'Harvest season', value: 'Mainly November to April' },
    { label: 'Supply', value: 'Only where lawful; permits are the buyer’s' },
    { label: 'Usual packing', value: 'By agreement' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote:
    'Areca nut is classed as carcinogenic to humans. Check the import rules of your country before you ask for a quote.',
};
