import type { ItemContent } from '#domain/cart/cart-item.ts';
import {
  composeQuoteMessage,
  type QuoteLabels,
  type QuoteMessage,
  type QuoteRequest,
} from '#domain/quote/quote-message.ts';
import { sender } from '#tests/support/sender.ts';
import { alba, cloves } from './items.ts';
import { noDetails } from './no-details.ts';

const labels: QuoteLabels = {
  title: (reference) => `Quote request ${reference}`,
  date: 'Date',
  name: 'Name',
  phone: 'Contact number',
  email: 'Email',
  item: (place, { category, type, quantity, packWeight, unit }) =>
    `${place}. ${category}, ${type}, quantity ${quantity}, pack weight ${packWeight} ${unit}`,
  itemTotal: ({ value, unit }) => `, total ${value} ${unit}`,
  itemNote: (note) => ` (${note})`,
  total: ({ weights, weightlessCount }) =>
    `Total: ${weights.map(({ value, unit }) => `${value} ${unit}`).join(' and ')}${weightlessCount > 0 ? `, ${weightlessCount} without weight` : ''}`,
  more: (count) => `and ${count} more items`,
  details: {
    company: 'Company',
    destination: 'Destination country',
    port: 'Destination port',
    incoterm: 'Incoterm',
    packing: 'Packing',
    sample: 'Sample',
    documents: 'Documents',
    note: 'Note',
  },
};

export const sampleRequest: QuoteRequest = {
  reference: 'CSE-20261120-4F7K',
  date: '20 November 2026',
  ...sender,
  email: 'ana+lk@example.com',
  items: [alba, cloves],
  details: noDetails,
};

export function composeMessage(change: Partial<QuoteRequest>, own: Partial<QuoteLabels> = {}): QuoteMessage {
  return composeQuoteMessage({ ...sampleRequest, ...change }, { ...labels, ...own });
}

export function composeEarlierMessage(): QuoteMessage {
  const { name: _name, phone: _phone, ...earlier } = sampleRequest;
  return composeQuoteMessage(earlier, labels);
}

export function repeatAlba(count: number): ItemContent[] {
  return Array.from({ length: count }, () => alba);
}
