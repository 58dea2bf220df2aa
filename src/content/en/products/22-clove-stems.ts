import { product22Detail1, product22Detail2 } from '#content/pictures/product-22.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product22Detail1, alt: 'Close view: jointed clove stems' },
    { file: product22Detail2, alt: 'A bowl of clove stems on linen seen from above' },
  ],
  summary:
    'Dried clove stems from Sri Lanka, the stalks of the clove bud, woody and eugenol-rich, for distilling, simple grinding and incense.',
  description: [
    'Clove stems are the small stalks that carry the clove buds. They are parted from the buds after picking and dried on their own into brown, woody, forked pieces. They smell of clove but taste rougher than the bud. The plant is Syzygium aromaticum, a tree of the Sri Lankan mid-country, and supply follows its moods: plenty of stems in a bumper year, few in the next.',
    'No size grade applies; dryness, cleanness and oil content make the quality. Steam distillation gives about 5 % of oil, with eugenol published at 83 to 92 % and caryophyllene at 4 to 12 %. That is the chemistry of bud oil with less of its fresh top note. Search the sample for stones, sand, leaf and mould. Stems count as a defect among whole cloves, so they can’t stand in for buds.',
    'Distillers are the main users. Grinders of plain blends and makers of incense buy them too. A polypropylene bag of 30 kg is one pack met in the Sri Lankan trade. The stack needs air around it and a roof without leaks, and rodents must be kept out; dry stems usually last two years or more. For distilling, agree on the oil content and the method by which it is measured.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Syzygium aromaticum' },
    { label: 'Part used', value: 'Stalks of the flower buds, dried' },
    { label: 'HS code', value: '0907.10' },
    { label: 'Form', value: 'Whole stems, woody and forked' },
    { label: 'Oil by distillation', value: 'about 5 %' },
    { label: 'Eugenol in the oil', value: '83 to 92 %' },
    { label: 'Harvest season', value: 'December to April' },
    { label: 'Usual packing', value: 'Bags of about 30 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Published values for clove stems in general. Test results of your lot are agreed with the order.',
};
