import { expect, test } from 'vitest';
import { toError, toErrorReply } from './error-reply.ts';

test('an error reply contains message and codes of any thrown value', () => {
  const full = Object.assign(new Error('full'), { code: 'X', errcode: 13 });
  expect(toErrorReply(full).error).toEqual({ message: 'full', code: 'X', errcode: 13 });
  expect(toError(toErrorReply(full).error)).toEqual(full);
  const odd = { message: 'odd', code: 5, errcode: 'full' };
  expect(toErrorReply(odd).error).toEqual({ message: 'odd', code: undefined, errcode: undefined });
  expect(toErrorReply('text').error).toEqual({ message: 'undefined', code: undefined, errcode: undefined });
});
