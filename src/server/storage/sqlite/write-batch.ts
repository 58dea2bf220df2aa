import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { classifyStorageError } from '#server/storage/storage-errors.ts';

/** A write statement, as sent to the writer thread. */
export interface WriteRequest {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** The result of one statement. */
export interface WriteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** An error that can be cloned between threads, with the codes that `storage-errors.ts` needs. */
interface ErrorReply {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

/** One result or error per statement, in order; or the error that rolled back the whole batch. */
export type BatchReply = { readonly results: readonly (WriteResult | ErrorReply)[] } | ErrorReply;

interface PreparedStatement {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/**
 * Returns a function that runs statements in one transaction, durable when it returns. If a statement fails on its own, the
 * others are committed; a storage error (locked, disk full) rolls back the whole batch.
 */
export function createBatchRunner(database: DatabaseSync): (batch: readonly WriteRequest[]) => BatchReply {
  // Prepares each of the repository's few fixed statements once.
  const prepared = new Map<string, PreparedStatement>();
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  };
  const run = ({ sql, parameters }: WriteRequest): WriteResult => {
    const { statement, hasRows } = prepared.get(sql) ?? prepare(sql);
    if (!hasRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  };
  const runOne = (request: WriteRequest): WriteResult | ErrorReply => {
    try {
      return run(request);
    } catch (error) {
      // SQLite rolls back only the failed statement, except for storage errors.
      if (classifyStorageError(error) !== undefined || !database.isTransaction) throw error;
      return toErrorReply(error);
    }
  };
  return (batch) => {
    try {
      database.exec('begin immediate');
      const results = batch.map(runOne);
      database.exec('commit');
      return { results };
    } catch (error) {
      // Some errors (a full disk) have already rolled back the transaction.
      if (database.isTransaction) database.exec('rollback');
      return toErrorReply(error);
    }
  };
}

/** SQLITE_READONLY_DBMOVED (https://sqlite.org/rescode.html), which SQLite itself finds only without a write-ahead log. */
const movedCode = 1032;

/** The reply to writes into a file that another has replaced, or none. */
export function movedReply(file: string): ErrorReply {
  return { message: movedMessage(file), code: undefined, errcode: movedCode };
}

/** What the operator has to do about such a file. */
export function movedMessage(file: string): string {
  return `the database ${file} was deleted or replaced while the site runs: nothing is stored until the site is restarted`;
}

/** Converts any thrown value; codes that it lacks are undefined. */
export function toErrorReply(error: unknown): ErrorReply {
  const { message, code, errcode }: { message?: unknown; code?: unknown; errcode?: unknown } = Object(error);
  return {
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    errcode: typeof errcode === 'number' ? errcode : undefined,
  };
}

/** The inverse of `toErrorReply`: an `Error` with the codes. */
export function toError({ message, code, errcode }: ErrorReply): Error {
  return Object.assign(new Error(message), { code, errcode });
}
