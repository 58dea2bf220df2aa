import { formatItemCount } from '../format/number.ts';

/** Emptying the cart for a new list, with undo. */
export const clearCartTexts = {
  removed: (count: number) => (count === 1 ? '1 item was removed.' : `${formatItemCount(count)} were removed.`),
  undo: 'Undo',
  undoWhat: 'removing them',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  clearing: (left: number, seconds: number | undefined) => `Removing ${formatItemCount(left)}${waiting(seconds)}`,
  restoring: (left: number, seconds: number | undefined) => `Putting ${formatItemCount(left)} back${waiting(seconds)}`,
  restored: (count: number) =>
    count === 1 ? '1 item is back in your quote request.' : `${formatItemCount(count)} are back in your quote request.`,
  clearFailed: (left: number) =>
    `Not everything could be removed. Still in your quote request: ${formatItemCount(left)}. Please try again.`,
  restoreFailed: (left: number, reason: string) => `Not back yet: ${formatItemCount(left)}. ${reason}`,
} as const;

function waiting(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, waiting ${seconds} s for the server’s limit`;
}
