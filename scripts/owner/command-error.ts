import { getErrorMessage } from '#domain/error-message.ts';

/** Returns one line, with words of our own for a full disk and a lock. Commands are atomic, so nothing was changed. */
export function formatError(error: unknown): string {
  const codes = errorCodes(error);
  const has = (...known: (string | number)[]) => codes.some((code) => known.includes(code));
  if (has('ENOSPC', 'EDQUOT', 'EFBIG', '53100', sqlite.full)) return 'the disk is full; nothing was changed';
  if (has(sqlite.ioError)) return 'the disk is full, or can’t be read or written; nothing was changed';
  if (has('55P03', sqlite.busy)) return 'the database is locked by other work; nothing was changed, try again';
  const message = getErrorMessage(error).replaceAll(/\s+/g, ' ').trim();
  return has(...unreachable) ? `${message}: the database does not answer; start it, or correct DATABASE_URL` : message;
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** Result codes (https://sqlite.org/rescode.html). */
const sqlite = { busy: 5, ioError: 10, full: 13 };

function errorCodes(error: unknown): (string | number)[] {
  if (!(error instanceof Error)) return [];
  const codes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])].flatMap(errorCodes);
  if ('errcode' in error && typeof error.errcode === 'number') codes.push(error.errcode & 0xff);
  if ('code' in error && typeof error.code === 'string') codes.push(error.code);
  return codes;
}
