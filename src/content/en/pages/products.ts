import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Our Products | ${company.name}`,
  description: `${capitalCounts.all} products from a Sri Lankan exporter: ${counts.cinnamon} of Ceylon cinnamon, ${counts.wholeSpices} whole spices and ${counts.spicePowder} spice powders. Search by name or grade.`,
};

export const productsPageTexts = {
  title: 'Our Products',
  lead: `${capitalCounts.all} products, each with its figures, its packing and a quote form.`,
  filtersLabel: 'Show products of a category',
  /** The first filter; the others have the names of the categories. */
  all: 'All',
  searchLabel: 'Search products',
  searchHint: 'Name, mm, HS code',
  clearSearch: 'Clear the search',
  viewLabel: 'Show the products as',
  cards: 'Cards',
  table: 'Table',
  /** On wide screens these words follow `table`. */
  tableUse: ' to order from',
  readMore: 'Read More',
  /** Hidden text after `readMore`, for screen readers and search engines. */
  readMoreAbout: (name: string) => `about ${name}`,
  /** Announced when the filter changes. `category` and `query` are undefined or empty if they filter nothing. */
  result: (count: number, category: string | undefined, query: string) =>
    [formatProductCount(count), category && `in ${category}`, query && `for “${query}”`].filter(Boolean).join(' '),
  quill: (millimetres: number, perKg: number) => `${millimetres} mm · ${perKg} per kg`,
  nearTitle: 'Perhaps you mean',
  emptyTitle: 'No product found',
  emptyText:
    'No product goes by that name. Try a shorter word, a grade such as H1, or the name in your own language: canela, kurundu, curcuma.',
  emptyHere: (category: string, elsewhere: number) =>
    `${category} has nothing by that name, but the other categories have ${formatProductCount(elsewhere)}.`,
  showElsewhere: 'Search all categories',
  showAll: 'Show all products',
  ask: 'Write to us about it',
  helpTitle: 'Not sure which one you need?',
  helpText:
    'Tell us what you make and where it goes. We tell you which grade or spice fits, and which figures to look at.',
  helpLink: 'Contact us',
} as const;

function formatProductCount(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
