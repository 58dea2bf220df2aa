import { expect, test } from 'vitest';
import { getErrorMessage } from './error-message.ts';

test.each([
  [new TypeError('refused'), 'refused'],
  [new AggregateError([new Error('first'), new Error('second')]), 'first'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the message of %o is %j', (error, message) => {
  expect(getErrorMessage(error)).toBe(message);
});
