import type { DatabaseSync } from 'node:sqlite';
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { readFileId } from '#server/storage/read-file-id.ts';
import { createBatchReader } from './batch-reader.ts';
import { connectFromMainThread, toSqlParameters } from './connection.ts';
import { composeMovedMessage } from './failed-reply.ts';
import { startSqliteWriter, type SqliteWriter } from './writer.ts';

const readBudgetMs = 2;

/** Lets Kysely pass queries on at once, so that writes share a batch and reads do not wait for writes. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

interface SqliteConnections {
  readonly dialect: Dialect;
  readonly findFault: () => string | undefined;
  readonly getQueueLength: () => number;
  readonly truncateWal: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * SELECTs take microseconds and run on this thread; all other statements run on a thread for writes. With Kysely's own
 * driver, each write would hold up all requests until the write is on the disk.
 */
export function openConnections(file: string): SqliteConnections {
  const readConnection = connectFromMainThread(file);
  const fileId = readFileId(file);
  const writer = startSqliteWriter(file);
  return {
    dialect: {
      createAdapter: () => new ConcurrentAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => createDriver(readConnection, writer),
    },
    findFault: () => (readFileId(file) === fileId ? undefined : composeMovedMessage(file)),
    getQueueLength: () => writer.getQueueLength(),
    truncateWal: () => writer.truncateWal(),
    close: async () => {
      await writer.close();
      readConnection.close();
    },
  };
}

function createDriver(readConnection: DatabaseSync, writer: SqliteWriter): Driver {
  const read = createBatchReader(readConnection, readBudgetMs);
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      if (SelectQueryNode.is(query)) {
        return { rows: toRows<Row>(await read(sql, toSqlParameters(parameters))) };
      }
      const { rows, changes } = await writer.write({ sql, parameters: toSqlParameters(parameters) });
      // Kysely returns this number as `numInsertedOrUpdatedRows`, `numUpdatedRows` or `numDeletedRows`.
      return { rows: toRows<Row>(rows), numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('streaming is not supported');
    },
  };
  const rejectTransaction = () => Promise.reject(new Error('transactions are not supported'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
    destroy: () => Promise.resolve(),
  };
}

/** Kysely derives the type of rows from the query; a driver can't check that type. */
function toRows<Row>(rows: readonly unknown[]): Row[] {
  return rows as Row[];
}
