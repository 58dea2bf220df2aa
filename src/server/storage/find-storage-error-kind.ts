import { findSqliteCode, sqliteCodes } from './sqlite-codes.ts';

/**
 * SQLite's messages for a missing table or column. The migrations made all of them, so the database file is at fault,
 * not the query.
 */
const missingInSqlite = /^(no such (table|column): |table \w+ has no column named )/;
const sqliteBusy = new Set<number>([sqliteCodes.busy, sqliteCodes.locked]);
const sqliteUnavailable = new Set<number>([
  sqliteCodes.perm,
  sqliteCodes.readonly,
  sqliteCodes.ioerr,
  sqliteCodes.corrupt,
  sqliteCodes.full,
  sqliteCodes.cantopen,
  sqliteCodes.protocol,
  sqliteCodes.notadb,
]);

/**
 * SQLSTATE codes and classes of an unavailable storage: 08 connection, 25006 read-only transaction, 28 authorization,
 * 3D000 database name, 40 rollback, 42703 and 42P01 missing column or table, 53 resources, 55P03 lock timeout, 57
 * operator intervention and timeouts, 58 system error.
 */
const postgresCodes = /^(08...|25006|28...|3D000|40...|42703|42P01|53...|55P03|57...|58...)$/;
const networkCodes = /^(E(CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_)|ERR_SOCKET)/;
/** Messages of errors of `pg` that have no `code`: lost connections, its own timeouts, and a closed pool. */
const postgresMessages = /connection terminated|timeout|connection error|Cannot use a pool after calling end/i;

/**
 * `busy` if a retry at once may succeed, `unavailable` if the storage can't be reached or written. Undefined for any
 * other error, such as a wrong query or a `StorageUnavailableError`.
 */
export function findStorageErrorKind(error: unknown): 'busy' | 'unavailable' | undefined {
  if (!(error instanceof Error)) return undefined;
  const sqliteCode = findSqliteCode(error);
  if (sqliteCode !== undefined) {
    return missingInSqlite.test(error.message) ? 'unavailable' : classifySqliteCode(sqliteCode);
  }
  if ('code' in error && typeof error.code === 'string') return classifyCode(error.code);
  return postgresMessages.test(error.message) ? 'unavailable' : undefined;
}

function classifySqliteCode(code: number) {
  if (sqliteBusy.has(code)) return 'busy';
  return sqliteUnavailable.has(code) ? 'unavailable' : undefined;
}

function classifyCode(code: string) {
  return postgresCodes.test(code) || networkCodes.test(code) ? 'unavailable' : undefined;
}
