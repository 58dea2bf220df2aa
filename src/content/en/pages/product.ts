import { formatDay } from '../format/day.ts';
import { formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

export function composeProductHead(name: string, summary: string): PageHead {
  return { title: `${name} | ${company.name}`, description: summary };
}

export const productPageTexts = {
  /** The breadcrumb of the page with all products. */
  parent: 'Our Products',
  back: 'Back to Products',
  picturesLabel: (name: string) => `Pictures of ${name}`,
  enlarge: (alt: string) => `View larger: ${alt}`,
  showPicture: (number: number, alt: string) => `Show picture ${number}: ${alt}`,
  keyFiguresLabel: 'Key figures',
  request: 'Request a quote',
  requestHint: 'Nothing is sent yet. You can check your whole request first.',
  packs: {
    packWeight: 'Pack weight',
    unit: 'Unit',
    quantity: 'Quantity',
    usual: (kilograms: string) => `${kilograms}\u00a0kg, a usual pack`,
    total: (weight: Weight) => `${formatWeights([weight])} in all`,
  },
  sample: 'Request a sample',
  ask: 'Write to us about this product:',
  askWays: { whatsApp: 'by WhatsApp', mail: 'by email' },
  question: (name: string, id: ProductId) => `Question about ${name} (product ${id})`,
  inCart: 'In your quote',
  seeCart: 'see it',
  seeCartLabel: 'see it in your quote request',
  descriptionTitle: 'About this product',
  figuresTitle: 'More figures',
  compare: 'Compare with its neighbours',
  sheet: 'Product sheet (PDF)',
  papersTitle: 'Documents for this product',
  papersText: 'Tick what you need. Your quote request then names it for this product.',
  papersLink: 'What each document says',
  held: (name: string, number: string, until: string) => `${name}, no. ${number}, valid until ${formatDay(until)}`,
  lastLot: (day: string, figures: string) => `Our last lot, analysed on ${formatDay(day)}: ${figures}`,
  neighboursLabel: (category: string) => `More of ${category}`,
  previous: 'Previous',
  next: 'Next',
  /** The link at either end of a category, where there is no neighbour. */
  allInCategory: {
    cinnamon: 'All cinnamon products',
    'whole-spices': 'All whole spices',
    'spice-powder': 'All spice powders',
  },
} as const;
