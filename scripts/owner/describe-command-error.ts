import { getErrorMessage } from '#domain/error-message.ts';
import { findSqliteCode, sqliteCodes } from '#server/storage/sqlite-codes.ts';

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

const postgresCodes = { diskFull: '53100', lockNotAvailable: '55P03' } as const;

/** Returns one line. It may say that nothing was changed, because every command is atomic. */
export function describeCommandError(error: unknown): string {
  const codes = listErrorCodes(error);
  const has = (...known: (string | number)[]) => codes.some((code) => known.includes(code));
  const isDiskFull = has('ENOSPC', 'EDQUOT', 'EFBIG', postgresCodes.diskFull, sqliteCodes.full);
  if (isDiskFull) return 'the disk is full; nothing was changed';
  if (has(sqliteCodes.ioerr)) return "the disk is full, or can't be read or written; nothing was changed";
  const isLocked = has(postgresCodes.lockNotAvailable, sqliteCodes.busy);
  if (isLocked) return 'the database is locked by other work; nothing was changed, try again';
  const message = getErrorMessage(error).replaceAll(/\s+/g, ' ').trim();
  return has(...unreachable) ? `${message}: the database does not answer; start it, or correct DATABASE_URL` : message;
}

function listErrorCodes(error: unknown): (string | number)[] {
  if (!(error instanceof Error)) return [];
  const codes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])].flatMap(listErrorCodes);
  const sqliteCode = findSqliteCode(error);
  if (sqliteCode !== undefined) codes.push(sqliteCode);
  if ('code' in error && typeof error.code === 'string') codes.push(error.code);
  return codes;
}
