import { expect, test } from 'vitest';
import { findStorageErrorKind } from './find-storage-error-kind.ts';

const sqlite = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([5, 6, 261, 517])('the SQLite error %i is busy', (errcode) => {
  expect(findStorageErrorKind(sqlite(errcode))).toBe('busy');
});

test.each([8, 10, 11, 13, 14, 26, 1032, 2570])('the SQLite error %i is unavailable', (errcode) => {
  expect(findStorageErrorKind(sqlite(errcode))).toBe('unavailable');
});

test.each(['no such table: cart_items', 'no such column: note', 'table cart_items has no column named note'])(
  'the SQLite error "%s" is unavailable',
  (message) => {
    expect(findStorageErrorKind(Object.assign(new Error(message), { errcode: 1 }))).toBe('unavailable');
  },
);

test.each([
  '08006',
  '25006',
  '28P01',
  '3D000',
  '40001',
  '42703',
  '42P01',
  '53100',
  '53300',
  '55P03',
  '57P01',
  '57014',
  '58030',
])('the PostgreSQL error %s is unavailable', (code) => {
  expect(findStorageErrorKind(coded(code))).toBe('unavailable');
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
  'the network error %s is unavailable',
  (code) => {
    expect(findStorageErrorKind(coded(code))).toBe('unavailable');
  },
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('the error "%s" is unavailable', (message) => {
  expect(findStorageErrorKind(new Error(message))).toBe('unavailable');
});

test.each([sqlite(1), sqlite(19), sqlite(2067), coded('42601'), coded('23505'), new TypeError('x'), 'text', undefined])(
  'the error %s is a bug',
  (error) => {
    expect(findStorageErrorKind(error)).toBeUndefined();
  },
);

test('a code of the wrong type is ignored, so that the message decides', () => {
  const error = (fields: object) => Object.assign(new Error('timeout'), fields);
  expect(findStorageErrorKind(error({ errcode: 'busy', code: 'ECONNRESET' }))).toBe('unavailable');
  expect(findStorageErrorKind(error({ code: 5 }))).toBe('unavailable');
});
