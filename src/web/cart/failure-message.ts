import { cartFailures as text } from '#text/cart/cart-failures.ts';
import { isApiError } from './api/api-error.ts';

export type CartAction = 'add' | 'update' | 'remove' | 'restore' | 'clear';

export function toFailureMessage(error: unknown, action: CartAction): string {
  const apiError = isApiError(error) ? error : undefined;
  if (action === 'remove' || action === 'clear') return apiError ? text.removeRefused : text.removeFailed;
  if (action === 'update') return apiError ? text.changeRefused(apiError.serverMessage) : text.changeFailed;
  return apiError ? text.addRefused(apiError.serverMessage) : text.addFailed;
}
