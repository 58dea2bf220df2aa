import { company } from '#content/company.ts';
import { capitalCounts } from './counts.ts';

/** The texts of the PDFs: a sheet for each product, and the catalogue of all. */
export const sheetTexts = {
  kind: 'Product sheet',
  subject: (name: string) => `Product sheet: ${name}`,
  figures: 'Figures',
  dated: (date: string) => `As of ${date}`,
  illustration: 'The picture is an illustration. For photographs of your lot, write to us.',
  catalogue: 'Catalogue',
  catalogueTitle: `Catalogue of ${company.name}`,
  catalogueLead: `${capitalCounts.all} products with their figures: cinnamon, whole spices and spice powders.`,
} as const;
