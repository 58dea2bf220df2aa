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
import { inodeOf } from '#server/storage/inode.ts';
import { createSqlite, toSqlParameters } from './database.ts';
import { createReadBatch } from './read-batch.ts';
import { movedMessage } from './write-batch.ts';
import { startSqliteWriter, type SqliteWriter } from './writer.ts';

/** Milliseconds per event loop turn for reads; a full cart takes less than one, and its response as much. */
const readBudgetMs = 2;

/** By default Kysely runs one SQLite query at a time: writes would not share batches, and reads would wait for writes. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** An SQLite file that is open for concurrent requests. */
interface SqliteConnections {
  /** Each query is one statement; transactions are not supported. */
  readonly dialect: Dialect;
  /** See `Storage`. */
  fault(): string | undefined;
  /** See `SqliteWriter`. */
  queueLength(): number;
  truncateLog(): Promise<boolean>;
  /** Ends the thread and closes the file. Not left to Kysely, which closes nothing before its first query. */
  close(): Promise<void>;
}

/** Opens a file: reads on this thread, where they take microseconds, and writes on one that waits for the disk. */
export function openConnections(file: string): SqliteConnections {
  const reader = createSqlite(file);
  const inode = inodeOf(file);
  const writer = startSqliteWriter(file);
  return {
    dialect: {
      createAdapter: () => new ConcurrentAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => createDriver(reader, writer),
    },
    fault: () => (inodeOf(file) === inode ? undefined : movedMessage(file)),
    queueLength: () => writer.queueLength(),
    truncateLog: () => writer.truncateLog(),
    close: async () => {
      await writer.close();
      reader.close();
    },
  };
}

function createDriver(reader: DatabaseSync, writer: SqliteWriter): Driver {
  const read = createReadBatch(reader, readBudgetMs);
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      if (SelectQueryNode.is(query)) {
        return { rows: toRows<Row>(await read(sql, toSqlParameters(parameters))) };
      }
      const { rows, changes } = await writer.write({ sql, parameters: toSqlParameters(parameters) });
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

/** Casts rows to the type that Kysely derives from the query, which a driver can't check. */
function toRows<Row>(rows: readonly unknown[]): Row[] {
  return rows as Row[];
}
