import { expect, test } from 'vitest';
import { cartFailures } from '#text/cart/cart-failures.ts';
import { ApiError } from './api/api-error.ts';
import { describeFailure } from './describe-failure.ts';

const refusal = new ApiError(400, 'The list is full.');
const networkError = new TypeError('no network');

test.each(['add', 'restore'] as const)(
  'a failed %s is reported with the reason of the server, else with a general message',
  (action) => {
    expect(describeFailure(refusal, action)).toBe(cartFailures.addRefused('The list is full.'));
    expect(describeFailure(networkError, action)).toBe(cartFailures.addFailed);
  },
);

test.each(['remove', 'clear'] as const)(
  'a failed %s is reported as refused by the server, or as left without a response',
  (action) => {
    expect(describeFailure(refusal, action)).toBe(cartFailures.removeRefused);
    expect(describeFailure(networkError, action)).toBe(cartFailures.removeFailed);
  },
);

test('a failed update is reported with the reason of the server, else with whether it responded', () => {
  expect(describeFailure(refusal, 'change')).toBe('The list is full.');
  expect(describeFailure(new ApiError(500, undefined), 'change')).toBe(cartFailures.changeRefused(undefined));
  expect(describeFailure(networkError, 'change')).toBe(cartFailures.changeFailed);
});
