import { company } from '#content/company.ts';
import type { PageHead } from '#content/types.ts';
import { counts } from './counts.ts';

export const head: PageHead = {
  title: `Catalogue on paper | ${company.name}`,
  description: `All ${counts.all} products with their figures on one page, to print or to save: cinnamon, whole spices and spice powders.`,
};
