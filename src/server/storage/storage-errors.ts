/**
 * What an engine's error says of the storage: `busy` when the same call may succeed within moments, `unavailable` when the
 * storage can't be reached or can't write, undefined when the call itself was wrong (a bug).
 */
export function storageTrouble(error: unknown): 'busy' | 'unavailable' | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteTrouble(error.errcode);
  if ('code' in error && typeof error.code === 'string') return codeTrouble(error.code);
  return postgresTexts.test(error.message) ? 'unavailable' : undefined;
}

/** Primary result codes (https://sqlite.org/rescode.html); the extended ones carry them in their low byte. */
const sqliteBusy = new Set([5, 6]);
/** perm, readonly, ioerr, corrupt, full, cantopen, protocol, notadb: the file, its disk or its rights. */
const sqliteUnavailable = new Set([3, 8, 10, 11, 13, 14, 15, 26]);

function sqliteTrouble(errcode: number) {
  const primary = errcode & 0xff;
  if (sqliteBusy.has(primary)) return 'busy';
  return sqliteUnavailable.has(primary) ? 'unavailable' : undefined;
}

/**
 * PostgreSQL's classes 08 connection, 25006 read-only, 28 and 3D log-in and database, 40 conflict with another
 * transaction, 53 resources, 55P03 lock, 57 operator (timeouts included), 58 system; and the network's own codes.
 */
const postgresCodes = /^(08...|25006|28...|3D000|40...|53...|55P03|57...|58...)$/;
const networkCodes = /^(E(CONN|TIMEDOUT|PIPE|HOST|NET|NOTFOUND|AI_)|ERR_SOCKET)/;

function codeTrouble(code: string) {
  return postgresCodes.test(code) || networkCodes.test(code) ? 'unavailable' : undefined;
}

/** What `pg` throws without any code. */
const postgresTexts = /connection terminated|timeout|connection error|Cannot use a pool after calling end/i;
