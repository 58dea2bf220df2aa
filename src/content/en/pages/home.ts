import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { HomeCategory, RangeCard, Value } from '#content/pages/home-texts.ts';
import {
  homeBanner,
  homeCardCardamom,
  homeCardCinnamon,
  homeCardCloves,
  homeCardPepper,
  homeFilmPortrait,
  homeFilmPoster,
  homeIntro,
  homeShowcaseCinnamon,
  homeShowcasePowders,
  homeShowcaseWhole,
} from '#content/pictures/home.generated.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Ceylon Cinnamon and Spices | ${company.name}`,
  description: `True Ceylon cinnamon, whole spices and spice powders from an exporter in Elpitiya, Sri Lanka, established ${company.founded}. See the grades and request a quote.`,
};

export const heroTexts = {
  poster: {
    file: homeFilmPoster,
    portrait: homeFilmPortrait,
    alt: 'A tied bundle of Ceylon cinnamon quills on a walnut table; beside it ground cinnamon falls on a heap',
  },
  eyebrow: `Elpitiya, Sri Lanka · Since ${company.founded}`,
  title: `Welcome to ${company.name}`,
  tagline: 'Ceylon cinnamon, graded to the millimetre. Whole spices and spice powders.',
  /** The line has links to the flagship and to the last product of the catalogue. */
  line: {
    before: `${capitalCounts.all} products, from `,
    first: { name: 'Alba quills', id: 12 },
    between: ' to ',
    last: { name: 'ground chili', id: 30 },
    after: '. Choose yours and request a quote.',
  },
  shop: 'Shop Now',
  products: 'Our Products',
} as const;

export const filmTexts = {
  unsupported: 'Your browser does not support the video tag.',
  play: 'Play film',
  pause: 'Pause film',
} as const;

export const introTexts = {
  picture: { file: homeIntro, alt: 'Cinnamon quills dry side by side on wooden rails, their ends towards you' },
  title: 'A spice company in the cinnamon country of Sri Lanka',
  // Area under cinnamon, mainly in Galle and Matara: lankainformation.com. Share of true cinnamon: adaderana.lk.
  paragraphs: [
    `${company.name} was established in ${company.founded} in Elpitiya, a town in the low, warm and rainy country of Galle District. Sri Lanka grows most of the world’s true cinnamon, mainly in Galle and in neighbouring Matara.`,
    `Cinnamon is our main product. We also sell whole spices and spice powders, ${counts.all} products in all. We are present in over ${company.countriesPresent} countries and export to over ${company.countriesExported}.`,
  ],
  figures: [
    { value: String(company.founded), label: 'the year we were established' },
    { value: `${company.countriesPresent}+`, label: 'countries where we are present' },
    { value: `${company.countriesExported}+`, label: 'countries we export to' },
  ],
  more: 'About us',
} as const;

const cards: readonly RangeCard[] = [
  {
    picture: {
      file: homeCardCinnamon,
      alt: 'A bundle of cinnamon quills tied with twine, ends to the camera, on walnut',
    },
    name: 'Cinnamon',
    path: '/products?category=cinnamon',
    line: 'Thin inner bark, rolled by hand into pale quills with many layers.',
  },
  {
    picture: { file: homeCardCardamom, alt: 'Green cardamom pods in a dark stone bowl with a few pods on linen' },
    name: 'Cardamom',
    line: 'Green pods from the hill country, picked just before they ripen.',
  },
  {
    picture: { file: homeCardPepper, alt: 'A wooden scoop lies on the black peppercorns of a full jute sack' },
    name: 'Pepper',
    path: '/product/15',
    line: 'Sun-dried berries, black and wrinkled, with a hot, woody taste.',
  },
  {
    picture: { file: homeCardCloves, alt: 'Cloves spilling from a wooden scoop onto dark slate' },
    name: 'Cloves',
    path: '/product/17',
    line: 'Flower buds, picked by hand and dried until deep brown. Sweet and strong.',
  },
];

export const rangeTexts = {
  title: 'Our Products',
  lead: `${capitalCounts.cinnamon} cinnamons, ${counts.wholeSpices} whole spices, ${counts.spicePowder} powders. Choose a name to open its page, or a picture to enlarge it.`,
  cards,
  /** The link on the card without a product, and the message that it opens. */
  ask: 'Ask us for it',
  question: 'Do you supply cardamom? It is on your home page and not in your catalogue. ',
  pasteList: 'Paste a list',
  findGrade: 'Find a grade by its thickness',
  more: 'View More',
  /** Hidden text after `more`, for screen readers. */
  moreEnd: 'of our products',
} as const;

const valueList: readonly Value[] = [
  {
    drawing: 'hands',
    name: 'Skilled hands',
    line: 'Cinnamon is still peeled and rolled by hand, a skill that takes years to learn.',
  },
  {
    drawing: 'scales',
    name: 'Exact grades',
    line: 'A grade is a diameter in millimetres and a count of quills to the kilogram. We write both into your quote.',
  },
  {
    drawing: 'leaf',
    name: 'Care for the land',
    line: 'Cut with care, a cinnamon bush gives bark for thirty years or more.',
  },
  {
    drawing: 'parcel',
    name: 'Plain dealing',
    line: 'Our quote says exactly what you will receive, and which of the documents you ticked come with it.',
  },
];

export const valuesTexts = { title: 'Our Values', values: valueList } as const;

const showcaseText: Record<CategoryId, HomeCategory> = {
  cinnamon: {
    title: 'Cinnamon',
    more: 'See all cinnamon products',
    description: `${capitalCounts.cinnamon} grades and forms, from slim Alba quills to leaf oil and ground bark.`,
    picture: {
      file: homeShowcaseCinnamon,
      alt: 'A tied bundle of cinnamon quills, a bowl of short cut pieces and a bowl of ground cinnamon on pale oak',
    },
  },
  'whole-spices': {
    title: 'Whole Spices',
    more: 'See all whole spices',
    description: `${capitalCounts.wholeSpices}, among them black, white and green pepper, nutmeg with its mace, cloves and turmeric.`,
    picture: {
      file: homeShowcaseWhole,
      alt: 'Bowls of white pepper, black pepper and cloves with nutmeg, mace and cinnamon sticks on linen',
    },
  },
  'spice-powder': {
    title: 'Spice Powders',
    more: 'See all spice powders',
    description: `${capitalCounts.spicePowder}, from ginger and turmeric to chili, in the mesh you need.`,
    picture: {
      file: homeShowcasePowders,
      alt: 'Bowls of ground spices on slate: chili, ginger, black pepper, cloves, turmeric and three more',
    },
  },
};

export const showcaseTexts = {
  title: 'From whole bark to fine powder',
  label: 'Spice categories',
  /** `aria-roledescription` of the group. */
  roleDescription: 'carousel',
  categories: showcaseText,
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  shop: 'Shop Now',
} as const;

export const reviewsTexts = {
  eyebrow: 'Customer reviews',
  title: 'What our customers say',
  show: 'Show customer reviews',
  from: (host: string) => `They come from ${host}.`,
  /** The section shows this in place of the reviews until there are some. */
  checks: {
    /** It replaces the section's title, which would promise reviews. */
    headline: 'What you can check',
    points: [
      {
        title: 'The grade',
        text: 'Each grade of quills has its figures: the largest diameter, the fewest quills to the kilogram, the share with foxing. A caliper and a scale are enough to check them on your lot.',
        path: '/compare',
        link: 'Compare the grades',
      },
      {
        title: 'The limits',
        text: 'The EU limits for lead, mould toxins, PAH and ethylene oxide are listed for each product, each with its regulation. Tick the reports that you want with your lot.',
        path: '/papers',
        link: 'See limits and documents',
      },
    ],
    company: {
      title: 'The company',
      /** Replaces `title` if the company has stated none of the facts below. */
      references: 'References in your market',
      exporter: (number: string) => `Exporter registration: ${number}`,
      person: (name: string) => `Responsible: ${name}`,
      certificate: (name: string, number: string) => `${name}, no. ${number}`,
      text: 'Tell us what you buy and where you sell it, and ask us for references in your market.',
      action: 'Ask for references',
    },
  },
} as const;

export const bannerTexts = {
  picture: {
    file: homeBanner,
    alt: 'Jute bales of cinnamon quills, open at the top, stand close together in a store',
  },
  title: 'Get In Touch',
  text: 'Tell us the spice, the grade, the quantity and the port. Not sure of the grade? Tell us what you make with it.',
  action: 'Contact Us',
} as const;
