import { company } from '#content/company.ts';
import { historyOpening } from '#content/pictures/history.generated.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `History of Cinnamon | ${company.name}`,
  description:
    'Over 2,000 years of cinnamon history, the four types compared, and the nine grades of Ceylon cinnamon from Alba to oil.',
};

export const opening = {
  picture: {
    file: historyOpening,
    alt: 'A parchment sea map with a brass balance, a bundle of cinnamon quills, cloves and peppercorns',
  },
  eyebrow: 'The long read',
  title: 'History of Cinnamon',
  subtitle:
    'Over 2,000 years of cinnamon history: a spice for temples and kings, three empires, and a bark that is still peeled by hand.',
  caption: 'A merchant’s table: the balance, the map, the bark.',
  /** Logged when the page's main picture can't be loaded. */
  pictureFailed: 'The main picture of the history page could not be loaded.',
};
