import { company } from '#content/company.ts';
import type { PageHead } from '#content/types.ts';

/** Title and description of a product page. */
export function productHead(name: string, summary: string): PageHead {
  return { title: `${name} | ${company.name}`, description: summary };
}

export const productPage = {
  /** The breadcrumb of the page with all products. */
  parent: 'Our Products',
  back: 'Back to Products',
  picturesLabel: (name: string) => `Pictures of ${name}`,
  showPicture: (number: number, alt: string) => `Show picture ${number}: ${alt}`,
  request: 'Request a quote',
  requestHint: 'Weight and quantity come next.',
  inCart: 'In your quote',
  seeCart: 'see it',
  seeCartLabel: 'see it in your quote request',
  descriptionTitle: 'About this product',
  figuresTitle: 'Figures',
  neighboursLabel: (category: string) => `More of ${category}`,
  previous: 'Previous',
  next: 'Next',
} as const;

export const gradeGuide = {
  eyebrow: 'Grade guide',
  title: 'How thick is each grade?',
  lead: 'The ends of eight quills, thinnest to thickest, each at its largest diameter and all drawn to one scale.',
  diameter: (millimetres: number) => `${millimetres} mm`,
  perKg: (quills: number) => `${quills} per kg`,
  note: 'Commonly quoted trade figures: the largest diameter, and the fewest full-length quills in a kilogram. A grade tells of looks, not of taste.',
  ungraded: (name: string) => `${name} is a trade name without published figures, so it is not drawn here.`,
} as const;
