import { capitalCounts, counts } from '../catalogue/counts.ts';
import { getCategoryNameInOrders } from '../catalogue/names.ts';
import { formatMeasure, formatNumber, formatPacks, formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { OrderText } from '#content/pages/order-texts.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const orderTextsByCategory: Record<CategoryId, OrderText> = {
  cinnamon: {
    head: {
      title: `Order Ceylon Cinnamon | ${company.name}`,
      description: `Choose from ${counts.cinnamon} grades and forms of Ceylon cinnamon, from Alba to powder. Set pack weight and quantity and add it to your quote request.`,
    },
    lead: `${capitalCounts.cinnamon} grades and forms of Ceylon cinnamon. Choose one, enter the pack weight, and add it to your quote request.`,
  },
  'whole-spices': {
    head: {
      title: `Order Whole Spices | ${company.name}`,
      description:
        'Pepper, nutmeg, cloves, mace, turmeric and more, whole, from a Sri Lankan exporter. Set pack weight and quantity and add it to your quote request.',
    },
    lead: `${capitalCounts.wholeSpices} whole spices. Choose one, enter the pack weight, and add it to your quote request.`,
  },
  'spice-powder': {
    head: {
      title: `Order Spice Powder | ${company.name}`,
      description: `${capitalCounts.spicePowder} spices, ground: pepper, nutmeg, ginger, clove, turmeric, chili. Set pack weight and quantity and add it to your quote request.`,
    },
    lead: `${capitalCounts.spicePowder} ground spices. Choose one, enter the pack weight, and add it to your quote request.`,
  },
};

export const orderPageTexts = {
  shop: 'Shop',
  title: (categoryId: CategoryId) => `Order ${getCategoryNameInOrders(categoryId)}`,
  sampleTitle: 'Request a sample',
  sampleLead: 'We have filled in 100 g. Change it if you need more.',
  sampleHead: (name: string) => `Sample of ${name}`,
  back: 'All categories',
  otherTypes: 'Other types',
  galleryLabel: 'Available types, in pictures',
  about: (name: string) => `Read about ${name}`,
  formLabel: 'Your request',
  type: 'Available type',
  typeOption: (name: string, millimetres: number) => `${name}, up to ${millimetres} mm`,
  diameter: (millimetres: number) => `${millimetres}\u00a0mm`,
  packWeight: 'Pack weight',
  sampleWeight: 'Sample weight',
  packWeightHint: 'One pack, for example 25 or 0.5.',
  /** The button that fills in the pack of the item that was added last. */
  lastPack: (weight: string, unit: string) => `${formatMeasure(weight, unit)}, as before`,
  unit: 'Unit',
  quantity: 'Quantity',
  quantityHint: 'Number of packs.',
  fewer: 'One pack less',
  more: 'One pack more',
  email: 'Email',
  emailHint: 'Your quote request is kept under this email.',
  quotingAs: (email: string) => `Request from ${email},`,
  change: 'change',
  /** Hidden text after `change`, for screen readers. */
  changeWhat: 'your email',
  otherEmail: (email: string) => `This starts a new quote request. The one under ${email} stays as it is.`,
  summaryLabel: (name: string) => `Add ${name} to your quote request`,
  summary: (quantity: number, weight: string, unit: string, name: string) =>
    `${formatPackCount(quantity)} of ${formatMeasure(weight, unit)} ${name}`,
  summaryOpen: (quantity: number, name: string) => `${formatPackCount(quantity)} of ${name}: enter the pack weight`,
  summaryUncounted: (name: string) => `${name}, quantity still open`,
  total: (weight: Weight) => `, ${formatWeights([weight])} in all.`,
  end: '.',
  inCart: (list: string) => `Already in your quote request: ${list}.`,
  pack: formatPacks,
  seeCart: 'See your quote request',
  add: 'Add To Quote Request',
  adding: 'Adding…',
  added: 'Added',
  note: 'No payment and no obligation. When your quote request is complete, you send it to us, and we answer with a quote.',
} as const;

function formatPackCount(quantity: number): string {
  return quantity === 1 ? '1 pack' : `${formatNumber(quantity)} packs`;
}
