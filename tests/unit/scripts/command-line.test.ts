import { expect, test } from 'vitest';
import { describeCommandError } from '#scripts/owner/describe-command-error.ts';
import { createProgressLine } from '#scripts/owner/progress-line.ts';
import { sqliteCodes } from '#server/storage/sqlite-codes.ts';

/** SQLITE_IOERR_WRITE and SQLITE_BUSY_RECOVERY (https://sqlite.org/rescode.html). */
const failedWrite = 778;
const busyRecovery = 261;

function startProgressLine({ isTTY }: { readonly isTTY: boolean }) {
  const clock = { ms: 0 };
  const written: string[] = [];
  const line = createProgressLine({ isTTY, now: () => clock.ms, write: (text) => written.push(text) });
  return { clock, written, ...line };
}

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

const clearedLine = '\r\u001B[K';

test('a command shows no progress in its first two seconds', () => {
  const { clock, written, show, clear } = startProgressLine({ isTTY: true });
  clock.ms = 1999;
  show('rows', 1000, 48_000);
  clear();
  expect(written).toEqual([]);
  clock.ms = 2000;
  show('rows', 12_000, 48_000);
  expect(written).toEqual([`${clearedLine}rows: 12,000 of 48,000 (25 %)`]);
});

test('a command shows its progress at most ten times a second', () => {
  const { clock, written, show } = startProgressLine({ isTTY: true });
  clock.ms = 2000;
  show('rows', 12_000, 48_000);
  clock.ms = 2099;
  show('rows', 13_000, 48_000);
  clock.ms = 2100;
  show('rows', 48_000, 48_000);
  expect(written).toEqual([
    `${clearedLine}rows: 12,000 of 48,000 (25 %)`,
    `${clearedLine}rows: 48,000 of 48,000 (100 %)`,
  ]);
});

test('the line of progress is cleared once', () => {
  const { clock, written, show, clear } = startProgressLine({ isTTY: true });
  clock.ms = 2000;
  show('rows', 12_000, 48_000);
  clear();
  clear();
  expect(written).toEqual([`${clearedLine}rows: 12,000 of 48,000 (25 %)`, clearedLine]);
});

test('a command without a terminal shows no progress', () => {
  const { clock, written, show, clear } = startProgressLine({ isTTY: false });
  clock.ms = 60_000;
  show('rows', 1, 2);
  clear();
  expect(written).toEqual([]);
});

const full = withFields('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.full });

test.each([
  [full, 'the disk is full; nothing was changed'],
  [new Error("the database x can't be used", { cause: full }), 'the disk is full; nothing was changed'],
  [withFields('ENOSPC: no space', { code: 'ENOSPC' }), 'the disk is full; nothing was changed'],
  [withFields('could not extend file', { code: '53100' }), 'the disk is full; nothing was changed'],
  [
    withFields('disk I/O error', { errcode: failedWrite }),
    "the disk is full, or can't be read or written; nothing was changed",
  ],
  [
    withFields('lock timeout', { code: '55P03' }),
    'the database is locked by other work; nothing was changed, try again',
  ],
  [
    withFields('locked', { errcode: busyRecovery }),
    'the database is locked by other work; nothing was changed, try again',
  ],
  [
    new AggregateError([withFields('connect ECONNREFUSED ::1:5432', { code: 'ECONNREFUSED' }), new Error('other')]),
    'connect ECONNREFUSED ::1:5432: the database does not answer; start it, or correct DATABASE_URL',
  ],
  [new Error('two\n  lines'), 'two lines'],
  ['text', 'text'],
])('the error %o is one line', (error, line) => {
  expect(describeCommandError(error)).toBe(line);
});
