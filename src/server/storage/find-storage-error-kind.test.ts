import { expect, test } from 'vitest';
import { sqliteConstraintUnique } from '#tests/support/sqlite-constraint-unique.ts';
import { findStorageErrorKind } from './find-storage-error-kind.ts';

const createSqliteError = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const createCodedError = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['SQLITE_BUSY', 5],
  ['SQLITE_LOCKED', 6],
  ['SQLITE_BUSY_RECOVERY', 261],
  ['SQLITE_BUSY_SNAPSHOT', 517],
])('the error %s (%i) is busy', (_, errcode) => {
  expect(findStorageErrorKind(createSqliteError(errcode))).toBe('busy');
});

test.each([
  ['SQLITE_READONLY', 8],
  ['SQLITE_IOERR', 10],
  ['SQLITE_CORRUPT', 11],
  ['SQLITE_FULL', 13],
  ['SQLITE_CANTOPEN', 14],
  ['SQLITE_NOTADB', 26],
  ['SQLITE_READONLY_DBMOVED', 1032],
  ['SQLITE_IOERR_DELETE', 2570],
])('the error %s (%i) is unavailable', (_, errcode) => {
  expect(findStorageErrorKind(createSqliteError(errcode))).toBe('unavailable');
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
  expect(findStorageErrorKind(createCodedError(code))).toBe('unavailable');
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])(
  'the network error %s is unavailable',
  (code) => {
    expect(findStorageErrorKind(createCodedError(code))).toBe('unavailable');
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

test.each([
  ['the error SQLITE_ERROR', createSqliteError(1)],
  ['the error SQLITE_CONSTRAINT', createSqliteError(19)],
  ['the error SQLITE_CONSTRAINT_UNIQUE', createSqliteError(sqliteConstraintUnique)],
  ['a syntax error of PostgreSQL', createCodedError('42601')],
  ['a unique violation of PostgreSQL', createCodedError('23505')],
  ['a TypeError', new TypeError('x')],
  ['a thrown text', 'text'],
  ['a thrown undefined', undefined],
])('%s is a bug', (_, error) => {
  expect(findStorageErrorKind(error)).toBeUndefined();
});

test('a code of the wrong type is ignored, so that the message decides', () => {
  const error = (fields: object) => Object.assign(new Error('timeout'), fields);
  expect(findStorageErrorKind(error({ errcode: 'busy', code: 'ECONNRESET' }))).toBe('unavailable');
  expect(findStorageErrorKind(error({ code: 5 }))).toBe('unavailable');
});
