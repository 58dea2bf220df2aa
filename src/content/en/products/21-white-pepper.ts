import { product21Detail1, product21Detail2 } from '#content/pictures/product-21.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product21Detail1, alt: 'Close view: smooth white peppercorns at the mouth of a scoop' },
    { file: product21Detail2, alt: 'White pepper and a wooden scoop seen from above' },
  ],
  summary:
    'Sri Lankan white pepper: ripe berries of Piper nigrum with the skin removed, matt grey to ivory, sharp and earthy in taste.',
  description: [
    'White pepper is the inside of a ripe pepper berry. The fruit of Piper nigrum is left on the vine until it ripens, towards the end of the black pepper pick, and its skin is then taken off. The vines climb in the pepper districts of Sri Lanka, from Matale and Kandy across to Badulla and Monaragala. What remains of the berry is matt, grey to ivory-white.',
    'Ripe berries are soaked for five to six days until the skin loosens, then rubbed, washed and sun-dried for three or four days. About 25 to 28 % of the fresh weight is left. Another route strips the skin from black peppercorns. A moisture of 12 % is the common ceiling for dried spices. Smell the sample, for stale soaking water leaves a fermented note, and see how many dark berries are among the pale ones.',
    'Sharp and earthy, with less perfume than black pepper, it seasons pale sauces, soups, Asian dishes and processed meat without leaving dark specks. It is packed in lined bags, 25 to 50 kg each. Shut them against humid air, and expect it to last two to three years. A piperine figure, a microbiology sheet and a plant-health certificate can each be quoted for.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Piper nigrum' },
    { label: 'Part used', value: 'Ripe berry, skin removed, dried' },
    { label: 'HS code', value: '0904.11' },
    { label: 'Form', value: 'Whole peppercorns, grey to ivory-white' },
    { label: 'Recovery', value: '25 to 28 % of fresh weight' },
    { label: 'Harvest season', value: 'End of the black pepper pick' },
    { label: 'Usual packing', value: 'Lined bags of 25 to 50 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Published values for white pepper in general. Test results of your lot are agreed with the order.',
};
