import { formatItemCount, formatNumber } from '../format/number.ts';

/** The panel around the table: where the rows come from, and the button that adds them. */
export const listPanelTexts = {
  title: 'Paste a list',
  text: 'Paste your list or choose a file. You can check every line before anything is added.',
  shared: (count: number) =>
    count === 1 ? '1 item was shared with you' : `${formatItemCount(count)} were shared with you`,
  request: (count: number, reference: string) => `${formatItemCount(count)} of ${reference}`,
  sharedText: 'Your own quote request is not changed until you add to it.',
  damaged: 'The link to shared items is damaged. Please ask for it again.',
  add: (count: number, total: number) =>
    count === total ? `Add ${formatItemCount(count)}` : `Add ${formatNumber(count)} of ${formatItemCount(total)}`,
  nothingToAdd: 'No row is complete yet. Please complete or confirm a row first.',
  emailFor: 'Under which email?',
  emailHint: 'Your quote request is kept under your email. No account and no password.',
  close: 'Close',
  refuse: 'No, thank you',
  notKept: 'Your browser stores nothing here, so keep this page open until all items are added.',
} as const;
