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
import { createSqlite, toSqlParameters } from './database.ts';
import { createReadBatch } from './read-batch.ts';
import { startSqliteWriter } from './writer.ts';

/** Milliseconds per event loop turn for reads; a full cart takes less than one, and its response as much. */
const readBudgetMs = 2;

/** By default Kysely runs one SQLite query at a time: writes would not share batches, and reads would wait for writes. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely dialect for concurrent requests: reads on this thread, where they take microseconds, and writes on the writer
 * thread, where they wait for the disk. Each query is one statement; transactions are not supported.
 */
export function createSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new ConcurrentAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => createDriver(file),
  };
}

function createDriver(file: string): Driver {
  const reader = createSqlite(file);
  const writer = startSqliteWriter(file);
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
    destroy: async () => {
      await writer.close();
      reader.close();
    },
  };
}

/** Casts rows to the type that Kysely derives from the query, which a driver can't check. */
function toRows<Row>(rows: readonly unknown[]): Row[] {
  return rows as Row[];
}
