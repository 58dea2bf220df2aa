import { expect, test } from 'vitest';
import { cartFailures } from '#text/cart/cart-failures.ts';
import { ApiError } from './api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const refusal = new ApiError(400, 'The list is full.');
const networkError = new TypeError('no network');

test.each(['add', 'restore'] as const)('of %s the reason of the server is told, else a general message', (action) => {
  expect(describeFailure(refusal, action)).toBe(cartFailures.addRefused('The list is full.'));
  expect(describeFailure(networkError, action)).toBe(cartFailures.addFailed);
});

test.each(['remove', 'clear'] as const)('of %s it is told whether the server refused it', (action) => {
  expect(describeFailure(refusal, action)).toBe(cartFailures.removeRefused);
  expect(describeFailure(networkError, action)).toBe(cartFailures.removeFailed);
});

test('of an update the reason of the server is told, else whether it responded', () => {
  expect(describeFailure(refusal, 'change')).toBe('The list is full.');
  expect(describeFailure(new ApiError(500, undefined), 'change')).toBe(cartFailures.changeRefused(undefined));
  expect(describeFailure(networkError, 'change')).toBe(cartFailures.changeFailed);
});
