import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { createStatementCache } from './statement-cache.ts';

interface PendingRead {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

type Read = (sql: string, parameters: readonly SQLInputValue[]) => Promise<readonly unknown[]>;

/**
 * Runs all reads of one turn of the event loop in one transaction, because the locks of a transaction take half the
 * time of reading a cart. After `budgetMs`, the remaining reads wait for the next turn, so that a burst blocks nobody.
 */
export function createBatchReader(database: DatabaseSync, budgetMs: number): Read {
  const prepare = createStatementCache((sql) => database.prepare(sql));
  const begin = database.prepare('begin');
  const commit = database.prepare('commit');
  let queue: PendingRead[] = [];

  const run = ({ sql, parameters, resolve, reject }: PendingRead) => {
    try {
      // Begins with the first read that runs, not with the first that is queued: a read must see all that was stored
      // before it was requested.
      if (!database.isTransaction) begin.run();
      resolve(prepare(sql).all(...parameters));
    } catch (error) {
      reject(error);
    }
  };
  const endTransaction = () => {
    try {
      // Some errors have ended the transaction already.
      if (database.isOpen && database.isTransaction) commit.run();
    } catch {
      // After the read of a damaged page the commit fails too. By then the reads have their results or errors.
      if (database.isTransaction) database.exec('rollback');
    }
  };
  const runReads = () => {
    const deadline = performance.now() + budgetMs;
    let doneCount = 0;
    for (const read of queue) {
      run(read);
      doneCount++;
      if (performance.now() >= deadline) break;
    }
    endTransaction();
    queue = queue.slice(doneCount);
    if (queue.length > 0) setImmediate(runReads);
  };
  return (sql, parameters) =>
    new Promise((resolve, reject) => {
      if (queue.length === 0) setImmediate(runReads);
      queue.push({ sql, parameters, resolve, reject });
    });
}
