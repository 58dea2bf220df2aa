import { failureMessages as text } from '#text/messages/failure-messages.ts';
import { isRefused } from './client/api-error.ts';

type Change = 'add' | 'change' | 'remove' | 'restore';

/** What to tell the visitor when a change of the cart failed with `error`. */
export function failureText(error: unknown, change: Change): string {
  const refusal = isRefused(error) ? error : undefined;
  if (change === 'remove') return refusal ? text.removeRefused : text.removeFailed;
  if (change === 'change') return refusal ? text.changeRefused(refusal.serverMessage) : text.changeFailed;
  return refusal ? text.addRefused(refusal.serverMessage) : text.addFailed;
}
