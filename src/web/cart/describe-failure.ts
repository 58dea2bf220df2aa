import { cartFailures } from '#text/cart/cart-failures.ts';
import { isApiError } from './api/api-error.ts';

export type CartAction = 'add' | 'change' | 'remove' | 'restore' | 'clear';

export function describeFailure(error: unknown, action: CartAction): string {
  const apiError = isApiError(error) ? error : undefined;
  if (action === 'remove' || action === 'clear') {
    return apiError ? cartFailures.removeRefused : cartFailures.removeFailed;
  }
  if (action === 'change') {
    return apiError ? cartFailures.changeRefused(apiError.serverMessage) : cartFailures.changeFailed;
  }
  return apiError ? cartFailures.addRefused(apiError.serverMessage) : cartFailures.addFailed;
}
