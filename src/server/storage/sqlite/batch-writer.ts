import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { success, type Result } from '#domain/result.ts';
import { findStorageErrorKind } from '#server/storage/find-storage-error-kind.ts';
import { toFailedReply, type SerializedError } from './failed-reply.ts';
import { createStatementCache } from './statement-cache.ts';

export interface WriteRequest {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export interface WriteResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

type WriteReply = Result<WriteResult, SerializedError>;

export type BatchReply = Result<readonly WriteReply[], SerializedError>;

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
      return success(run(request));
    } catch (error) {
      // SQLite has rolled back only the failed statement, unless the storage failed: then the whole batch fails.
      if (findStorageErrorKind(error) !== undefined || !database.isTransaction) throw error;
      return toFailedReply(error);
    }
  };
  return (batch) => {
    try {
      database.exec('begin immediate');
      const value = batch.map(runOne);
      database.exec('commit');
      return success(value);
    } catch (error) {
      // A full disk has rolled back the transaction already.
      if (database.isTransaction) database.exec('rollback');
      return toFailedReply(error);
    }
  };
}
