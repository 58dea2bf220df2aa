import { company } from '#content/company.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `Papers and certificates | ${company.name}`,
  description:
    'What papers can be asked for with a lot of spices, product by product: analysis, origin, plant health, treatment, residues.',
};
