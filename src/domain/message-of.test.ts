import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test.each([
  [new TypeError('refused'), 'refused'],
  [new AggregateError([new Error('first'), new Error('second')]), 'first'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('the message of %o is %j', (error, message) => {
  expect(messageOf(error)).toBe(message);
});
