import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Catalogue on paper | ${company.name}`,
  description: `All ${counts.all} products with their figures on one page, to print or to save: cinnamon, whole spices and spice powders.`,
};

export const cataloguePageTexts = {
  breadcrumb: 'Catalogue',
  title: 'Catalogue on paper',
  lead: `${capitalCounts.all} products with their figures, to print or to save.`,
  pdf: 'Catalogue (PDF)',
  print: 'Print',
  index: 'Index',
  note: 'Trade figures, not a specification. The limits for your lot are agreed in the quote.',
} as const;
