import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import {
  aboutBand,
  aboutMagic,
  gallery01,
  gallery02,
  gallery03,
  gallery04,
  gallery05,
  gallery06,
  gallery07,
  gallery08,
  gallery09,
  gallery10,
  gallery11,
  gallery12,
  gallery13,
  gallery14,
  gallery15,
  gallery16,
  gallery17,
  gallery18,
  gallery19,
  gallery20,
} from '#content/pictures/about.generated.ts';
import type { PictureSource } from '#content/pictures/picture.ts';

export const head: PageHead = {
  title: `About us | ${company.name}`,
  description: `A spice producer and exporter in Elpitiya, Sri Lanka, since ${company.founded}: our company, Cinnamon Magic, our vision and mission, and a gallery.`,
};

export const aboutPageTexts = {
  breadcrumb: 'About us',
  picture: {
    file: aboutBand,
    alt: 'Five open jute sacks in a store: black pepper, turmeric, cloves, white pepper and mace',
  },
  eyebrow: 'About us',
  title: 'From the cinnamon country of the south',
  lead: 'A spice producer and exporter in Elpitiya, Sri Lanka.',
} as const;

export const companyTexts = {
  eyebrow: 'Our company',
  title: 'Who we are',
  paragraphs: [
    `${company.name} was established in ${company.founded}. We produce and export spices: true cinnamon first, then whole spices and spice powders. Today we are present in over ${company.countriesPresent} countries and export to over ${company.countriesExported}.`,
    'Elpitiya lies inland from Ambalangoda, in Galle District. The land is low and warm, with rain from two monsoons. Cinnamon grows here beside tea, rubber and rice. By 1795 Galle already had one of the first planted cinnamon gardens of the island.',
    'Quills are still made in much the same way. The peeler scrapes off the rough outer bark, rubs the inner bark loose with a brass rod and lifts it away in one piece. The strips are laid inside each other, the finest outside, until the quill is a little over a metre long. It then dries slowly in the shade and is rolled by hand every day until it is firm.',
  ],
  history: 'The history of cinnamon',
} as const;

const { latitude, longitude } = company.location;

export const addressTexts = {
  title: 'Where we are',
  postcode: `Postcode ${company.postcode}`,
  /** Distances are from the middle of the town; those to ports are as the crow flies. */
  facts: [
    { label: 'Position', value: `${latitude.toFixed(3)}° N, ${longitude.toFixed(3)}° E` },
    { label: 'Southern Expressway', value: '3.8 km from the Kurundugahahetekma interchange' },
    { label: 'Port of Colombo', value: 'about 82 km in a straight line' },
    { label: 'Port of Hambantota', value: 'about 106 km in a straight line' },
    { label: 'Local time', value: 'UTC +5:30' },
  ],
  established: 'Established',
  certificates: 'See the certificates',
  contact: 'Contact us',
} as const;

export const sisterBrandTexts = {
  picture: {
    file: aboutMagic,
    alt: 'A cup of cinnamon tea on linen, a cinnamon quill standing in it and more quills beside it',
  },
  eyebrow: 'Our sister brand',
  title: 'Cinnamon Magic',
  paragraphs: [
    'Cinnamon Magic is our sister brand for organic cinnamon products.',
    'In many countries the word “organic” may stand on a pack only with organic documents for that product and that market. Tell us the product, the pack and the country you sell in, and tick those documents in your request.',
  ],
  action: 'Ask about Cinnamon Magic',
} as const;

/** These texts are drafts until the director has approved them; see `visionAndMission` in `company.ts`. */
export const visionAndMissionTexts = {
  eyebrow: 'Where we are going',
  title: 'Our director’s vision and mission',
  aims: [
    {
      name: 'Vision',
      text: 'We want cooks everywhere to know the taste of true Ceylon cinnamon.',
    },
    {
      name: 'Mission',
      text: 'We want a buyer to receive the grade that was agreed, clean, dry and well packed.',
    },
  ],
} as const;

export const galleryTexts = {
  title: 'Gallery',
  eyebrow: 'Twenty pictures',
  lead: 'Spices, and the tools and packs of the trade. Open a picture to enlarge it.',
  pictures: [
    { file: gallery01, alt: 'Long cinnamon quills drying side by side on poles' },
    { file: gallery02, alt: 'Coir rope knotted round a bundle of cinnamon quills, seen close' },
    { file: gallery03, alt: 'Black peppercorns at the rolled rim of a jute sack' },
    { file: gallery04, alt: 'Open jute sacks of turmeric fingers, cloves and mace in a store, seen close' },
    { file: gallery05, alt: 'A stone mortar and pestle with crushed black pepper on slate' },
    { file: gallery06, alt: 'A cup of cinnamon tea seen from above, a quill standing in it and more quills beside it' },
    { file: gallery07, alt: 'Jute bales of cinnamon quills, open at the top, standing side by side in a store' },
    { file: gallery08, alt: 'Blue drums of cinnamon leaf oil in a store, a sample bottle on the one in front' },
    { file: gallery09, alt: 'A heap of cinnamon featherings, thin curled shavings of inner bark, on pale plaster' },
    { file: gallery10, alt: 'Dried red chili pods in a loose heap on linen' },
    { file: gallery11, alt: 'An old brass balance with cut cinnamon sticks in one pan and weights in the other' },
    { file: gallery12, alt: 'Eight small bowls of ground spices arranged on slate, seen from above' },
    { file: gallery13, alt: 'The rolled ends of stacked C4 quills, very close' },
    { file: gallery14, alt: 'Black peppercorns heaped in a dark wooden bowl, very close' },
    { file: gallery15, alt: 'A twig of the cinnamon bush with green leaves and young red ones beside two quills' },
    { file: gallery16, alt: 'An open export carton packed with cut cinnamon sticks' },
    {
      file: gallery17,
      alt: 'A half-peeled cinnamon stem, strips of its bark, a brass rod, a peeling knife and two quills on slate',
    },
    {
      file: gallery18,
      alt: 'Dried turmeric fingers and a snapped bulb, orange inside, beside ground turmeric on pale plaster',
    },
    { file: gallery19, alt: 'A vernier caliper closed on a quill of C5, with thinner and thicker quills beside it' },
    {
      file: gallery20,
      alt: 'A nutmeg seed in its red mace beside a bare one in its dark shell on cream plaster',
    },
  ] satisfies readonly PictureSource[],
} as const;
