/* Not in `sqlite/`, because others may import only `open-sqlite.ts` from there (lint). */

/** Primary result codes (https://sqlite.org/rescode.html). */
export const sqliteCodes = {
  error: 1,
  perm: 3,
  busy: 5,
  locked: 6,
  readonly: 8,
  ioerr: 10,
  corrupt: 11,
  full: 13,
  cantopen: 14,
  protocol: 15,
  notadb: 26,
} as const;

/** The primary code of SQLite's error, which may state an extended code; undefined if the error is not SQLite's. */
export function findSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

export function findCausingSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return findSqliteCode(error) ?? findCausingSqliteCode(error.cause);
}
