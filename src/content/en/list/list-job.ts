import { formatItemCount } from '../format/number.ts';

export const listJobTexts = {
  adding: 'Adding…',
  /** `seconds`: how long until the server allows the next item; undefined if there is no wait. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Adding ${current} of ${total}${seconds === undefined ? '' : `, waiting ${seconds} s for the server`}`,
  stopped: (added: number, total: number) =>
    `${added} of ${formatItemCount(total)} were added, ${total - added} were not.`,
  stop: 'Stop',
  goOn: 'Go on',
  putBack: 'Put the rest back into the table',
  added: (count: number) =>
    count === 1
      ? '1 item was added to your quote request.'
      : `${formatItemCount(count)} were added to your quote request.`,
  otherRows: 'Another list is not added completely yet. Go on with it first, or put it back into the table.',
  otherTab: 'Another tab of your browser is adding these items now. Stop it there first.',
} as const;
