import { expect, test } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { toError, toFailedReply } from './failed-reply.ts';

test('an error reply contains message and codes of any thrown value', () => {
  const full = Object.assign(new Error('full'), { code: 'X', errcode: sqliteCodes.full });
  expect(toFailedReply(full).error).toEqual({ message: 'full', code: 'X', errcode: sqliteCodes.full });
  expect(toError(toFailedReply(full).error)).toEqual(full);
  const odd = { message: 'odd', code: 5, errcode: 'full' };
  expect(toFailedReply(odd).error).toEqual({ message: 'odd', code: undefined, errcode: undefined });
  expect(toFailedReply('text').error).toEqual({ message: 'undefined', code: undefined, errcode: undefined });
});
