/** The offer to a visitor who opens such a link. */
export const sharedOffer = {
  title: (count: number) =>
    count === 1 ? 'A list of 1 item was shared with you' : `A list of ${count} items was shared with you`,
  text: 'You can add it to your own quote request. Your list is not changed until you do.',
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
    count === 1 ? '1 shared item was added to your list.' : `${count} shared items were added to your list.`,
  damaged: 'The link to a shared list is damaged. Please ask for it again.',
  item: (category: string, type: string, quantity: number, weight: string, unit: string) =>
    `${category}, ${type}: ${quantity} × ${weight} ${unit}`,
} as const;
