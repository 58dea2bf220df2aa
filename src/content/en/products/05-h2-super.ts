import { product05Detail1, product05Detail2 } from '#content/pictures/product-05.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';

export const product: ProductText = {
  details: [
    { file: product05Detail1, alt: 'Close view: H2 Super quill ends on slate' },
    { file: product05Detail2, alt: 'Crosswise H2 Super cinnamon quills on slate seen from above' },
  ],
  summary:
    'H2 Super is our house selection of H2 Ceylon cinnamon: cleaner, tighter stout quills for grinding and for the Latin American trade.',
  description: [
    'H2 Super is a house selection from H2, picked so that cleaner and tighter quills stand apart from the rest. The bark grows on coppiced bushes: after each cut, fresh shoots rise from the low stump, and peelers return when the bark slips easily, once the young red leaves have turned green. Around 80 % of Sri Lanka’s cinnamon stands on plots smaller than one hectare.',
    `You will not find this name in the published tables, which run H1, H2 and H3. We therefore print no diameter, count or foxing limit for it; the offer states what holds for the lot. As a starting point, plain H2 is traded at up to ${grades[4].diameter} mm and with heavy foxing on up to 40 %. Lay a sample beside your usual H2 and compare patches, loose layers and the weight of single quills.`,
    'It serves grinders, and Latin American buyers who want a stout quill with a tidier face. It ships in bales near 45 kg, one grade to a bale. Leave the wrapping on until use and choose a cool place without odours; a storage life of two to three years may usually be expected. Tell us early which papers your customs broker wants, such as plant-health or origin certificates.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Cinnamomum verum' },
    { label: 'Part used', value: 'Dried inner bark' },
    { label: 'HS code', value: '0906.11' },
    { label: 'Form', value: 'Selected full-length quills' },
    { label: 'Diameter and count', value: 'By lot, on request' },
    { label: 'Foxing', value: 'By lot, on request' },
    { label: 'Harvest season', value: 'Mainly June to December' },
    { label: 'Usual packing', value: 'Bales of about 45 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'H2 Super is a house name: ask for the limits of the lot.',
};
