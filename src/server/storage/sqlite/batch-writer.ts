import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { failed, succeeded, type Result } from '#domain/result.ts';
import { classifyStorageError } from '#server/storage/storage-errors.ts';
import { createStatementCache } from './statement-cache.ts';

export interface WriteRequest {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export interface WriteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** An error that can be sent between threads, with the codes that `storage-errors.ts` needs. */
interface ErrorReply {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

type WriteReply = Result<WriteResult, ErrorReply>;

export type BatchReply = Result<readonly WriteReply[], ErrorReply>;

/**
 * Runs statements in one transaction, durable on return. A statement that fails alone leaves the others committed; a
 * storage error (locked, disk full) rolls back all.
 */
export function createBatchWriter(database: DatabaseSync): (batch: readonly WriteRequest[]) => BatchReply {
  const prepare = createStatementCache((sql) => {
    const statement = database.prepare(sql);
    return { statement, hasRows: statement.columns().length > 0 };
  });
  const run = ({ sql, parameters }: WriteRequest): WriteResult => {
    const { statement, hasRows } = prepare(sql);
    if (!hasRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  };
  const runOne = (request: WriteRequest): WriteReply => {
    try {
      return succeeded(run(request));
    } catch (error) {
      // SQLite rolls back one statement, unless the storage failed.
      if (classifyStorageError(error) !== undefined || !database.isTransaction) throw error;
      return toErrorReply(error);
    }
  };
  return (batch) => {
    try {
      database.exec('begin immediate');
      const value = batch.map(runOne);
      database.exec('commit');
      return succeeded(value);
    } catch (error) {
      // A full disk has rolled back the transaction already.
      if (database.isTransaction) database.exec('rollback');
      return toErrorReply(error);
    }
  };
}

/**
 * SQLITE_READONLY_DBMOVED (https://sqlite.org/rescode.html), which SQLite itself finds only without a write-ahead log.
 */
const movedCode = 1032;

export function movedReply(file: string): BatchReply {
  return failed({ message: movedMessage(file), code: undefined, errcode: movedCode });
}

export function movedMessage(file: string): string {
  return `the database ${file} was deleted or replaced while the site runs: nothing is stored until the site is restarted`;
}

export function toErrorReply(error: unknown): { readonly ok: false; readonly error: ErrorReply } {
  const { message, code, errcode }: { message?: unknown; code?: unknown; errcode?: unknown } = Object(error);
  return failed({
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    errcode: typeof errcode === 'number' ? errcode : undefined,
  });
}

export function toError({ message, code, errcode }: ErrorReply): Error {
  return Object.assign(new Error(message), { code, errcode });
}
