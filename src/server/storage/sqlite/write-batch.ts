import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { storageTrouble } from '#server/storage/storage-errors.ts';

/** One writing statement on its way to the writer thread. */
export interface WriteRequest {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** What one statement did. */
export interface WriteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** An error in a form that travels between threads; the codes are those of `storage-trouble.ts`. */
export interface WriteFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

/** One result or error per statement, in order; or the one error that undid the whole batch. */
export type BatchReply = { readonly results: readonly (WriteResult | WriteFailure)[] } | WriteFailure;

/**
 * Returns a function that runs statements in one transaction, durable when it returns. A statement with an error of its own
 * has no effect and the others are committed; a storage error (locked, disk full) undoes the whole batch.
 */
export function createBatchRunner(database: DatabaseSync): (batch: readonly WriteRequest[]) => BatchReply {
  // The repository's statements are few and fixed: each is prepared once.
  const prepared = new Map<string, StatementSync>();
  const run = ({ sql, parameters }: WriteRequest): WriteResult => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    if (statement.columns().length === 0) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  };
  const runAlone = (request: WriteRequest): WriteResult | WriteFailure => {
    try {
      return run(request);
    } catch (error) {
      // SQLite undoes a statement with an error; only a storage error can take the transaction with it.
      if (storageTrouble(error) !== undefined || !database.isTransaction) throw error;
      return toWriteFailure(error);
    }
  };
  return (batch) => {
    try {
      database.exec('begin immediate');
      const results = batch.map(runAlone);
      database.exec('commit');
      return { results };
    } catch (error) {
      // Some errors (a full disk) have undone the transaction already.
      if (database.isTransaction) database.exec('rollback');
      return toWriteFailure(error);
    }
  };
}

/** Converts anything thrown; the codes are undefined where it has none. */
export function toWriteFailure(error: unknown): WriteFailure {
  const { message, code, errcode }: { message?: unknown; code?: unknown; errcode?: unknown } = Object(error);
  return {
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    errcode: typeof errcode === 'number' ? errcode : undefined,
  };
}

/** The way back: an `Error` with the codes. */
export function fromWriteFailure({ message, code, errcode }: WriteFailure): Error {
  return Object.assign(new Error(message), { code, errcode });
}
