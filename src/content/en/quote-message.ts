import type { ContactLabels } from '#domain/contact-message.ts';
import type { QuoteLabels } from '#domain/quote-message.ts';
import { formatAmounts } from './number.ts';

/** Labels of the quote message that the company receives. */
export const quoteLabels: QuoteLabels = {
  title: (reference) => `Quote request ${reference}`,
  date: 'Date',
  name: 'Name',
  phone: 'Contact number',
  email: 'Email',
  item: (place, { category, type, quantity, packWeight, unit }) =>
    `${place}. ${category}, ${type}, quantity ${quantity}, pack weight ${packWeight} ${unit}`,
  itemTotal: (amount) => `, total ${formatAmounts([amount])}`,
  itemNote: (note) => ` (${note})`,
  total: (amounts) => `Total: ${formatAmounts(amounts)}`,
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

/** Labels of the contact message. */
export const contactLabels: ContactLabels = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  cut: '(The message goes on. The rest follows.)',
};

/** Subject of the alternative email. */
export const mailSubjects = {
  quote: (reference: string) => `Quote request ${reference}`,
} as const;

/** Formats a date for the message, the page and the printed sheet: 20 November 2026. */
export function longDate(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
}

/** Shown after WhatsApp was opened with a message. */
export const sentMessage = {
  title: 'Your message is ready in WhatsApp',
  text: 'It is sent when you press send there. If WhatsApp did not open, use one of these ways. Nothing is lost.',
  again: 'Open WhatsApp again',
  copy: 'Copy text',
  copied: 'The text is copied.',
  notCopied: 'The text is marked. Copy it with your browser.',
  mail: 'Send by email instead',
  textLabel: 'The exact message',
  omittedItems: (count: number) =>
    count === 1
      ? 'WhatsApp cuts long texts, so the message only counts the last item. “Copy text” has all items: paste it as a second message.'
      : `WhatsApp cuts long texts, so the message only counts the last ${count} items. “Copy text” has all items: paste it as a second message.`,
  cut: 'WhatsApp cuts long texts, so the message is shortened. “Copy text” has all of it: paste it as a second message.',
} as const;
