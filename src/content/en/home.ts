import type { ShowcaseCategory } from '#domain/showcase.ts';
import { company } from '#content/company.ts';
import type { PictureId } from '#content/picture.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `Ceylon Cinnamon and Spices | ${company.name}`,
  description: `True Ceylon cinnamon, whole spices and spice powders from Elpitiya, Sri Lanka. Established ${company.founded}. See the grades and ask for a quote.`,
};

export const hero = {
  eyebrow: `Elpitiya, Sri Lanka · Since ${company.founded}`,
  title: `Welcome to ${company.name}`,
  tagline: 'True Ceylon cinnamon, and the spices that grow beside it.',
  line: 'Thirty products in named grades. Choose what you need and ask for a quote.',
  shop: 'Shop Now',
  products: 'Our products',
} as const;

export const filmWords = {
  unsupported: 'Your browser does not support the video tag.',
  play: 'Play film',
  pause: 'Pause film',
} as const;

export const intro = {
  eyebrow: 'Our company',
  title: 'Spices from the cinnamon country of southern Sri Lanka',
  paragraphs: [
    `${company.name} was established in ${company.founded} in Elpitiya, a town in the low, warm and rainy country of Galle District. Most of the true cinnamon in the world is Sri Lankan, and Galle and its neighbour Matara grow the largest part of it.`,
    `Cinnamon comes first with us. Beside it we sell whole spices and spice powders, thirty products in all. We have a presence in over ${company.countriesPresent} countries, and our exports go to over ${company.countriesExported}.`,
  ],
  figures: [
    { value: String(company.founded), label: 'the year we were established' },
    { value: `${company.countriesPresent}+`, label: 'countries where we are present' },
    { value: `${company.countriesExported}+`, label: 'countries we export to' },
  ],
  more: 'About us',
} as const;

interface HomeCard {
  readonly picture: PictureId;
  readonly name: string;
  readonly line: string;
}

/** Cardamom is shown, but is none of the thirty products: so no card leads to one. */
const cards: readonly HomeCard[] = [
  {
    picture: 'home-card-cinnamon',
    name: 'Cinnamon',
    line: 'Inner bark, peeled thin and rolled by hand into pale quills of many layers.',
  },
  {
    picture: 'home-card-cardamom',
    name: 'Cardamom',
    line: 'Green pods from the hill country, picked just before they ripen.',
  },
  {
    picture: 'home-card-pepper',
    name: 'Pepper',
    line: 'Berries dried in the sun until they are black and wrinkled, hot and woody.',
  },
  {
    picture: 'home-card-cloves',
    name: 'Cloves',
    line: 'Flower buds picked by hand and dried to a deep brown, sweet and strong.',
  },
];

export const products = {
  eyebrow: 'From our range',
  title: 'Our Products',
  lead: 'Four spices the island is known for. Open a picture to see it large.',
  cards,
  more: 'View More',
  /** Follows `more`, for those who hear the link without what stands around it. */
  moreOf: 'of our products',
} as const;

export type ValueDrawingName = 'hands' | 'scales' | 'leaf' | 'parcel';

interface Value {
  readonly drawing: ValueDrawingName;
  readonly name: string;
  readonly line: string;
}

const valueList: readonly Value[] = [
  {
    drawing: 'hands',
    name: 'Skilled hands',
    line: 'Cinnamon is still peeled and rolled by hand. We respect the people who do it well, and their time.',
  },
  {
    drawing: 'scales',
    name: 'Exact grades',
    line: 'A grade is a figure: so many millimetres, so many quills to the kilogram. We say it before you order.',
  },
  {
    drawing: 'leaf',
    name: 'Care for the land',
    line: 'A cinnamon bush that is cut with care gives bark for thirty years or more. We think in that time too.',
  },
  {
    drawing: 'parcel',
    name: 'Plain dealing',
    line: 'A clear offer, a straight answer, and papers that say what is in the bag.',
  },
];

export const values = { eyebrow: 'How we work', title: 'Our Values', values: valueList } as const;

interface HomeCategory {
  readonly title: string;
  readonly description: string;
  readonly image: PictureId;
}

const showcaseText: Record<ShowcaseCategory, HomeCategory> = {
  cinnamon: {
    title: 'Cinnamon',
    description: 'Fourteen grades and forms, from slim Alba quills to leaf oil and ground bark.',
    image: 'home-showcase-cinnamon',
  },
  'whole-spices': {
    title: 'Whole Spices',
    description: 'Nine, among them black, white and green pepper, nutmeg with its mace, cloves and turmeric.',
    image: 'home-showcase-whole',
  },
  'spice-powders': {
    title: 'Spice Powders',
    description: 'Seven, from ginger and turmeric to chili, ground as fine as your recipe needs.',
    image: 'home-showcase-powders',
  },
};

export const showcase = {
  eyebrow: 'The catalogue',
  title: 'From whole bark to fine powder',
  label: 'Spice categories',
  /** What a screen reader calls the group in place of "group". */
  role: 'carousel',
  categories: showcaseText,
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  shop: 'Shop Now',
} as const;

export const reviews = {
  eyebrow: 'Customer reviews',
  title: 'What our customers say',
  fallback: {
    title: 'Would you rather ask than read?',
    text: 'Tell us what you buy and where you sell it. We will answer your questions, and name references where our customers have agreed to be asked.',
    action: 'Ask for references',
  },
} as const;

export const banner = {
  title: 'Get In Touch',
  text: 'Name the spice, the grade, the quantity and the port. If you are not sure of the grade, tell us what you make with it.',
  action: 'Contact Us',
} as const;
