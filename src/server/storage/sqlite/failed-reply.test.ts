import { expect, test } from 'vitest';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { toError, toFailedReply } from './failed-reply.ts';

test('an error keeps its message and codes on its way between threads', () => {
  const full = Object.assign(new Error('full'), { code: 'X', errcode: sqliteCodes.full });
  expect(toFailedReply(full).error).toEqual({ message: 'full', code: 'X', errcode: sqliteCodes.full });
  expect(toError(toFailedReply(full).error)).toEqual(full);
});

test('codes of unexpected types are left out', () => {
  const odd = { message: 'odd', code: 5, errcode: 'full' };
  expect(toFailedReply(odd).error).toEqual({ message: 'odd', code: undefined, errcode: undefined });
});

test('a thrown text is the message', () => {
  expect(toFailedReply('text').error).toEqual({ message: 'text', code: undefined, errcode: undefined });
});
