import { expect, test } from 'vitest';
import { failureMessages } from '#text/messages/failure-messages.ts';
import { ApiError } from './client/api-error.ts';
import { failureText } from './failure-text.ts';

const refusal = new ApiError(400, 'The list is full.');
const networkError = new TypeError('no network');

test.each(['add', 'restore'] as const)('%s: the reason of the server, else a general message', (action) => {
  expect(failureText(refusal, action)).toBe(failureMessages.addRefused('The list is full.'));
  expect(failureText(networkError, action)).toBe(failureMessages.addFailed);
});

test.each(['remove', 'clear'] as const)('%s: whether the server refused it', (action) => {
  expect(failureText(refusal, action)).toBe(failureMessages.removeRefused);
  expect(failureText(networkError, action)).toBe(failureMessages.removeFailed);
});

test('change: the reason of the server, else whether the server answered', () => {
  expect(failureText(refusal, 'change')).toBe('The list is full.');
  expect(failureText(new ApiError(500, undefined), 'change')).toBe(failureMessages.changeRefused(undefined));
  expect(failureText(networkError, 'change')).toBe(failureMessages.changeFailed);
});
