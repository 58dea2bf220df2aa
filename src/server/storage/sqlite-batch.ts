import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** One writing statement on its way to the writer's thread. */
export interface WriteRequest {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

/** What one statement did. */
export interface WriteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What a batch came to: a result for each of its statements, or the error that undid them all. */
export type BatchReply =
  | { readonly results: readonly WriteResult[] }
  | { readonly message: string; readonly code: string | undefined; readonly errcode: number | undefined };

/** Runs statements in one transaction, on the disk when this returns: all of them, or none. */
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
  return (batch) => {
    try {
      database.exec('begin immediate');
      const results = batch.map(run);
      database.exec('commit');
      return { results };
    } catch (error) {
      // Some errors (a full disk) have undone the transaction already.
      if (database.isTransaction) database.exec('rollback');
      return failure(error);
    }
  };
}

/** An error in a form that travels from thread to thread with its codes; see `storage-trouble.ts`. */
export function failure(error: unknown): BatchReply {
  const { message, code, errcode }: { message?: unknown; code?: unknown; errcode?: unknown } = Object(error);
  return {
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    errcode: typeof errcode === 'number' ? errcode : undefined,
  };
}
