import { expect, test } from 'vitest';
import { failureMessages } from '#text/messages/failure-messages.ts';
import { ApiError } from './client/api-error.ts';
import { toFailureMessage } from './failure-message.ts';

const refusal = new ApiError(400, 'The list is full.');
const networkError = new TypeError('no network');

test.each(['add', 'restore'] as const)('%s: the reason of the server, else a general message', (action) => {
  expect(toFailureMessage(refusal, action)).toBe(failureMessages.addRefused('The list is full.'));
  expect(toFailureMessage(networkError, action)).toBe(failureMessages.addFailed);
});

test.each(['remove', 'clear'] as const)('%s: whether the server refused it', (action) => {
  expect(toFailureMessage(refusal, action)).toBe(failureMessages.removeRefused);
  expect(toFailureMessage(networkError, action)).toBe(failureMessages.removeFailed);
});

test('update: the reason of the server, else whether the server responded', () => {
  expect(toFailureMessage(refusal, 'update')).toBe('The list is full.');
  expect(toFailureMessage(new ApiError(500, undefined), 'update')).toBe(failureMessages.changeRefused(undefined));
  expect(toFailureMessage(networkError, 'update')).toBe(failureMessages.changeFailed);
});
