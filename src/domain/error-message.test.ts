import { expect, test } from 'vitest';
import { getErrorMessage, getErrorMessageWithCause } from './error-message.ts';

test.each([
  [new TypeError('refused'), 'refused'],
  [new AggregateError([new Error('first'), new Error('second')]), 'first'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the message of %o is %j', (error, message) => {
  expect(getErrorMessage(error)).toBe(message);
});

test('an error can be told with its cause', () => {
  expect(getErrorMessageWithCause(new Error('not stored', { cause: new Error('disk full') }))).toBe(
    'not stored (disk full)',
  );
  const unreachable = new AggregateError([new Error('refused')]);
  expect(getErrorMessageWithCause(new Error('not stored', { cause: unreachable }))).toBe('not stored (refused)');
  expect(getErrorMessageWithCause(new Error('not stored'))).toBe('not stored');
});
