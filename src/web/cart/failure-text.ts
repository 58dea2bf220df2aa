import { failureMessages as text } from '#text/messages/failure-messages.ts';
import { isRefused } from './client/api-error.ts';

/** What a visitor does to the cart; `clear` removes all of its items. */
export type CartAction = 'add' | 'change' | 'remove' | 'restore' | 'clear';

/** What to tell the visitor when an action failed with `error`. */
export function failureText(error: unknown, action: CartAction): string {
  const refusal = isRefused(error) ? error : undefined;
  if (action === 'remove' || action === 'clear') return refusal ? text.removeRefused : text.removeFailed;
  if (action === 'change') return refusal ? text.changeRefused(refusal.serverMessage) : text.changeFailed;
  return refusal ? text.addRefused(refusal.serverMessage) : text.addFailed;
}
