import { company } from '#content/company.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `Our Products | ${company.name}`,
  description:
    'Thirty products from Sri Lanka: fourteen of Ceylon cinnamon, nine whole spices and seven spice powders. Search by name, grade or your own word.',
};

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

export const productsPage = {
  name: 'Our Products',
  eyebrow: 'Cinnamon, whole spices, powders',
  lead: 'Thirty products, each with its figures and a short way to a quote.',
  filtersLabel: 'Show products of a category',
  /** The first filter; the others carry the categories' names (spec section 2). */
  all: 'All',
  searchLabel: 'Search products',
  searchHint: 'Name or grade',
  clearSearch: 'Clear the search',
  readMore: 'Read More',
  /** Follows `readMore`, for those who hear the link or search by its words. */
  readMoreAbout: (name: string) => `about ${name}`,
  /** What is shown now, read out when it changes; `category` and `query` where there is one. */
  result: (count: number, category: string | undefined, query: string) =>
    [products(count), category && `in ${category}`, query && `for “${query}”`].filter(Boolean).join(' '),
  emptyTitle: 'Nothing in this bowl',
  emptyText:
    'No product goes by that name. Try a shorter word, a grade such as H1, or the name in your own language: canela, kurundu, curcuma.',
  emptyHere: (category: string, elsewhere: number) =>
    `${category} has nothing by that name, but the other categories have ${products(elsewhere)}.`,
  showElsewhere: 'Search all categories',
  showAll: 'Show all products',
  ask: 'Ask us for it',
  helpTitle: 'Not sure which one you need?',
  helpText:
    'Tell us what you make and where it goes. We will name the grade or spice that fits, and the figures to look at.',
  helpLink: 'Contact us',
} as const;

/** A few words under each product's name, by its id: what it is, or the one figure that tells it from its neighbours. */
export const cardLines: Readonly<Record<number, string>> = {
  1: 'Trimmed quill ends, mixed lengths',
  2: 'Broken and split quills of all grades',
  3: 'Stout quills, up to 23 mm',
  4: 'The thickest quills, up to 25 mm',
  5: 'Our own cleaner selection of H2',
  6: 'Everyday quills, up to 19 mm',
  7: 'Mid-brown quills, up to 16 mm',
  8: 'Fairly smooth quills, up to 13 mm',
  9: 'Fine, even quills, up to 10 mm',
  10: 'Slim, golden quills, up to 6 mm',
  11: 'Our own selection, close to Alba',
  12: 'The top grade, up to 6 mm, no foxing',
  13: 'Steam-distilled, 70 to 83 % eugenol',
  14: 'Ground bark, milled to your mesh',
  15: 'Whole dried berries, 2.5 to 7 mm',
  16: 'Shelled or in the shell',
  17: 'Whole flower buds, 10 to 17 mm',
  18: 'The lacy coat of the nutmeg seed',
  19: 'Areca kernels, where import is lawful',
  20: 'Immature berries, dried green',
  21: 'Ripe berries without their skin',
  22: 'Stalks of the bud, for distilling',
  23: 'Fingers, bulbs or splits, polished',
  24: 'From coarse grind to fine powder',
  25: 'Brown, warm and naturally oily',
  26: 'Cream to light grey, clean heat',
  27: 'Pale buff, hot and lemony',
  28: 'Dark brown and very strong',
  29: 'Bright yellow to orange',
  30: 'Heat, colour and mesh agreed per lot',
};
