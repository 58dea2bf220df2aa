import { itemLineTexts } from '../cart/cart-item.ts';
import { formatTotal } from '../format/number.ts';
import type { BuyerLabels } from '#domain/quote/bilingual-message.ts';
import type { QuoteLabels } from '#domain/quote/quote-message.ts';

/** Labels of the quote message that the company receives. */
export const quoteLabels: QuoteLabels = {
  title: (reference) => `Quote request ${reference}`,
  date: 'Date',
  name: 'Name',
  phone: 'Contact number',
  email: 'Email',
  ...itemLineTexts,
  total: (total) => `Total: ${formatTotal(total)}`,
  more: (count) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
  details: {
    company: 'Company',
    destination: 'Destination country',
    port: 'Destination port',
    incoterm: 'Incoterm (2020)',
    packing: 'Packing',
    sample: 'Sample',
    documents: 'Documents',
    note: 'Note',
  },
};

/** Labels in the buyer's language if it is not the company's: the message then has both languages. */
export const buyerLabels = undefined as BuyerLabels | undefined;

export const mailSubjects = {
  quote: (reference: string) => `Quote request ${reference}`,
} as const;

export const printLabels: Pick<QuoteLabels, 'email' | 'details'> = quoteLabels;
