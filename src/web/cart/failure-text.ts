import { failureMessages } from '#text/messages/failure-messages.ts';
import { ApiError } from './client/api-error.ts';

type Change = 'add' | 'remove' | 'restore';

/** What to tell the visitor when a change of the cart failed with `error`. */
export function failureText(error: unknown, change: Change): string {
  const isRefused = error instanceof ApiError;
  if (change === 'remove') return isRefused ? failureMessages.removeRefused : failureMessages.removeFailed;
  return isRefused ? failureMessages.addRefused(error.serverMessage) : failureMessages.addFailed;
}
