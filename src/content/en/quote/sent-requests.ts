import { formatItemCount, formatNumber } from '../format/number.ts';
import type { SendWay } from '#domain/message/send-way.ts';

const way: Readonly<Record<SendWay, (date: string) => string>> = {
  whatsapp: (date: string) => `Opened in WhatsApp on ${date}`,
  email: (date: string) => `Opened as an email on ${date}`,
  copy: (date: string) => `Copied on ${date}`,
  file: (date: string) => `Saved as a file on ${date}`,
};

/** The requests that were opened, copied or saved in this browser. */
export const sentRequestTexts = {
  title: 'Requests from this browser',
  count: (count: number) => formatNumber(count),
  text: 'Kept in this browser only, without your name and number. Opening a message does not send it: you do that in WhatsApp or in your email program.',
  way,
  items: formatItemCount,
  again: 'Use again',
  add: 'Add to this list',
  replace: 'In place of this list',
  cancel: 'Cancel',
  show: 'Show text',
  remove: 'Remove',
  removed: (reference: string) => `${reference} was removed from this browser.`,
} as const;
