import { formatItemCount, formatRoundedWeights } from '../format/number.ts';
import type { Total } from '#domain/cart/weight.ts';

/** The bar at the bottom of screens narrower than `lg`. */
export const sendBarTexts = {
  summary: (items: number, total: Total | undefined) =>
    [formatItemCount(items), formatRoundedWeights(total?.weights ?? [])].filter((part) => part !== '').join(', '),
  send: 'Send request',
} as const;

export const sendPanelTexts = {
  title: 'Send your request',
  quotingAs: 'Request from',
  change: 'change',
  /** Hidden text after `change`, for screen readers. */
  changeWhat: 'your email',
  forget: 'Delete my data',
  forgetHint: 'Removes your email, name and number from this browser',
  name: 'Your Name',
  phone: 'Contact Number',
  phoneHint: 'With country code, for example +52.',
  phoneWithoutCode: 'This number has no country code. Please begin with + and the code, such as +52.',
  details: 'Help us quote faster',
  optional: 'optional: port, packing, documents',
  send: 'Send Quote via WhatsApp',
  note: 'WhatsApp opens with your quote request as a message to us. You can read it before you send it.',
  otherSendWays: {
    lead: 'No WhatsApp?',
    ways: [
      { way: 'copy', before: ' ', label: 'Copy the request' },
      { way: 'email', before: ', ', label: 'send it by email' },
      { way: 'file', before: ' or ', label: 'save it as a file' },
    ],
    closing: '.',
  },
  reference: 'Reference',
  changed: 'You have changed your quote request since you opened the message. Please send it again.',
} as const;

export const previewTexts = {
  title: 'Message preview',
  text: 'This is the message that we receive. It changes as you type.',
} as const;

export const printTexts = {
  print: 'Print or save as PDF',
  title: 'Quote request',
  reference: 'Reference',
  date: 'Date',
  empty: 'not given yet',
} as const;
