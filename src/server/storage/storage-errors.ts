/**
 * `busy` if a retry at once may succeed, `unavailable` if the storage can't be reached or written, undefined for a
 * wrong query, a bug.
 */
export function classifyStorageError(error: unknown): 'busy' | 'unavailable' | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return missingInSqlite.test(error.message) ? 'unavailable' : classifySqliteCode(error.errcode);
  }
  if ('code' in error && typeof error.code === 'string') return classifyCode(error.code);
  return postgresMessages.test(error.message) ? 'unavailable' : undefined;
}

/** The migrations made all tables and columns, so a missing one is a fault of the file, not of the query. */
const missingInSqlite = /^(no such (table|column): |table \w+ has no column named )/;
/** Result codes (https://sqlite.org/rescode.html), the low byte of extended ones: busy, locked. */
const sqliteBusy = new Set([5, 6]);
/** perm, readonly, ioerr, corrupt, full, cantopen, protocol, notadb: the file, its disk or its permissions. */
const sqliteUnavailable = new Set([3, 8, 10, 11, 13, 14, 15, 26]);

function classifySqliteCode(errcode: number) {
  const primary = errcode & 0xff;
  if (sqliteBusy.has(primary)) return 'busy';
  return sqliteUnavailable.has(primary) ? 'unavailable' : undefined;
}

/**
 * SQLSTATE classes: 08 connection, 25006 read-only transaction, 28 authorization, 3D database name, 40 transaction
 * rollback, 42703 and 42P01 column or table missing, 53 insufficient resources, 55P03 lock timeout, 57 operator intervention (including timeouts), 58 system error.
 */
const postgresCodes = /^(08...|25006|28...|3D000|40...|42703|42P01|53...|55P03|57...|58...)$/;
const networkCodes = /^(E(CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_)|ERR_SOCKET)/;

function classifyCode(code: string) {
  return postgresCodes.test(code) || networkCodes.test(code) ? 'unavailable' : undefined;
}

/** `pg` gives these errors no code. */
const postgresMessages = /connection terminated|timeout|connection error|Cannot use a pool after calling end/i;
