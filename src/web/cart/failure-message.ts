import { failureMessages as text } from '#text/messages/failure-messages.ts';
import { isApiError } from './client/api-error.ts';

/** What a visitor does to the cart; `clear` removes all of its items. */
export type CartAction = 'add' | 'update' | 'remove' | 'restore' | 'clear';

/** What to tell the visitor when an action failed with `error`. */
export function toFailureMessage(error: unknown, action: CartAction): string {
  const apiError = isApiError(error) ? error : undefined;
  if (action === 'remove' || action === 'clear') return apiError ? text.removeRefused : text.removeFailed;
  if (action === 'update') return apiError ? text.changeRefused(apiError.serverMessage) : text.changeFailed;
  return apiError ? text.addRefused(apiError.serverMessage) : text.addFailed;
}
