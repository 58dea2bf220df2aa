import { toObjectOrEmpty } from '#domain/json.ts';
import { failure } from '#domain/result.ts';

export interface SerializedError {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

interface FailedReply {
  readonly ok: false;
  readonly error: SerializedError;
}

/**
 * SQLITE_READONLY_DBMOVED (https://sqlite.org/rescode.html). With a write-ahead log, SQLite does not notice that its
 * file was moved or replaced, so this site checks that itself.
 */
const movedCode = 1032;

export function createMovedReply(file: string): FailedReply {
  return failure({ message: composeMovedMessage(file), code: undefined, errcode: movedCode });
}

export function composeMovedMessage(file: string): string {
  return `the database ${file} was deleted or replaced while the site runs: nothing is stored until the site is restarted`;
}

export function toFailedReply(error: unknown): FailedReply {
  const { message, code, errcode } = toObjectOrEmpty(error);
  return failure({
    message: String(message ?? error),
    code: typeof code === 'string' ? code : undefined,
    errcode: typeof errcode === 'number' ? errcode : undefined,
  });
}

export function toError({ message, code, errcode }: SerializedError): Error {
  return Object.assign(new Error(message), { code, errcode });
}
