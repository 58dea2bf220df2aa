import { product25Detail1, product25Detail2 } from '#content/pictures/product-25.generated.ts';
import type { ProductText } from '#content/types.ts';

export const product: ProductText = {
  details: [
    { file: product25Detail1, alt: 'Close view: ground nutmeg' },
    { file: product25Detail2, alt: 'Ground nutmeg and whole nutmegs seen from above' },
  ],
  summary:
    'Ground nutmeg from shelled kernels, brown, warm and naturally oily, best in coarser grinds for bakery, sauces and meat seasoning.',
  description: [
    'Nutmeg powder is ground from the shelled kernel of Myristica fragrans. The trees stand in Sri Lanka’s mid-country, mainly around Kandy, and their seed is dried in the shell before it is cracked. The taste is warm, sweet and woody with a trace of camphor. Fat sets this powder apart: the kernel holds 24 to 40 % of fixed oil, called nutmeg butter, so the powder is brown, oily and inclined to clump.',
    'For the same reason it is usually sold coarse, around 20 to 40 mesh. A finer grind needs a chilled mill and still flows poorly. Say if you want a free-flowing powder, because any anti-caking agent has to be declared. Volatile oil of the kernel is published at 5 to 15 %. Grinding hides the state of the nut; read the report on aflatoxin and ochratoxin first, oil content next, sieve residue last.',
    'Bakers, meat processors and makers of sauces dose it by the gram. It is meant as a seasoning alone, as nutmeg in large amounts is toxic. Factories take lined bags, commonly 10 or 25 kg; shops do better with small tight jars. Warmth turns the fat rancid, so keep it under 25 °C and plan for 12 to 24 months, the usual range for powders. An allergen statement can be added to the lot’s papers.',
  ],
  figures: [
    { label: 'Botanical name', value: 'Myristica fragrans' },
    { label: 'Part used', value: 'Seed kernel, dried and ground' },
    { label: 'HS code', value: '0908.12' },
    { label: 'Form', value: 'Powder, brown and oily' },
    { label: 'Common mesh', value: '20 to 40' },
    { label: 'Volatile oil of the kernel', value: '5 to 15 %' },
    { label: 'Available', value: 'All year' },
    { label: 'Usual packing', value: 'Lined bags of 10 or 25 kg' },
    { label: 'Order unit', value: 'kg' },
  ],
  figuresNote: 'Published values and common trade mesh. Mesh and test results of your lot are agreed with the order.',
};
