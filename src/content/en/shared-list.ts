import type { SharedItem } from '#domain/shared-list.ts';

/** The offer to a visitor who opens such a link. */
export const sharedOffer = {
  title: (count: number) => (count === 1 ? '1 item was shared with you' : `${count} items were shared with you`),
  repeated: (count: number, reference: string) => `${count === 1 ? '1 item' : `${count} items`} of ${reference}`,
  text: 'Your own quote request is not changed until you add to it.',
  needsEmail: 'Enter your email below, then you can add these items to your own quote request.',
  add: (count: number) => (count === 1 ? 'Add this item' : `Add these ${count} items`),
  adding: 'Adding…',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Adding ${current} of ${total}${seconds === undefined ? '' : `, waiting ${seconds} s for the server’s limit`}`,
  stopped: (added: number, total: number) => `${added} of ${total} items were added, ${total - added} were not.`,
  stop: 'Stop',
  goOn: 'Go on',
  refuse: 'No, thank you',
  added: (count: number) =>
    count === 1
      ? '1 shared item was added to your quote request.'
      : `${count} shared items were added to your quote request.`,
  addedAgain: (count: number) =>
    count === 1 ? '1 item was added to your quote request.' : `${count} items were added to your quote request.`,
  damaged: 'The link to shared items is damaged. Please ask for it again.',
  item: ({ category, type, quantity, packWeight, unit, note }: SharedItem) =>
    `${category}, ${type}: ${quantity} × ${packWeight} ${unit}${note === undefined ? '' : ` (${note})`}`,
} as const;
