/**
 * Formats the error of a command in one line, with a message of our own for a full disk and a lock. Each command is atomic,
 * so that nothing was changed then.
 */
export function formatError(error: unknown): string {
  const codes = errorCodes(error);
  const has = (...known: (string | number)[]) => codes.some((code) => known.includes(code));
  if (has('ENOSPC', 'EDQUOT', 'EFBIG', '53100', sqlite.full)) return 'the disk is full; nothing was changed';
  if (has(sqlite.ioError)) return 'the disk is full, or can’t be read or written; nothing was changed';
  if (has('55P03', sqlite.busy)) return 'the database is locked by other work; nothing was changed, try again';
  return messageOf(error).replaceAll(/\s+/g, ' ').trim();
}

/** Primary result codes (https://sqlite.org/rescode.html). */
const sqlite = { busy: 5, ioError: 10, full: 13 };

/** The codes of an error and of its causes: strings of the system and of PostgreSQL, numbers of SQLite. */
function errorCodes(error: unknown): (string | number)[] {
  if (!(error instanceof Error)) return [];
  const codes = errorCodes(error.cause);
  if ('errcode' in error && typeof error.errcode === 'number') codes.push(error.errcode & 0xff);
  if ('code' in error && typeof error.code === 'string') codes.push(error.code);
  return codes;
}

/** A host name with several addresses fails with one error for each, and no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
