import { company } from '#content/company.ts';
import { capitalCounts } from './counts.ts';

/** The texts of the PDFs: a sheet for each product, and the catalogue of all. */
export const sheetTexts = {
  kind: 'Ficha de producto',
  subject: (name: string) => `Ficha de producto: ${name}`,
  figures: 'Datos',
  dated: (date: string) => `Datos al ${date}`,
  illustration: 'La imagen es ilustrativa. Para fotografías de su lote, escríbanos.',
  catalogue: 'Catálogo',
  catalogueTitle: `Catálogo de ${company.name}`,
  catalogueLead: `${capitalCounts.all} productos con sus datos: canela, especias enteras y especias molidas.`,
} as const;
