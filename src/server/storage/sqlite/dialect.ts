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
import { bound, openSqliteDatabase } from './database.ts';
import { startSqliteWriter } from './writer.ts';
import { createTurnBudget } from './turn-budget.ts';

/** Milliseconds that reads and their responses may take of one turn of the event loop; a full cart takes about one. */
const readBudgetMs = 5;

/** Without it Kysely runs one query at a time: no write would share a batch, and each read would wait for a write. */
class ServingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Kysely over an SQLite file for serving many visitors: reads here, where they take microseconds, and writes in the
 * writer's thread, where they wait for the disk. Each call is one statement; transactions are not offered.
 */
export function servingDialect(file: string): Dialect {
  return {
    createAdapter: () => new ServingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => createDriver(file),
  };
}

function createDriver(file: string): Driver {
  const reader = openSqliteDatabase(file);
  const writer = startSqliteWriter(file);
  const waitForTurn = createTurnBudget(readBudgetMs);
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      if (SelectQueryNode.is(query)) {
        await waitForTurn();
        return { rows: rowsOf<Row>(reader.prepare(sql).all(parameters)) };
      }
      const { rows, changes } = await writer.write({ sql, parameters: bound(parameters) });
      return { rows: rowsOf<Row>(rows), numAffectedRows: BigInt(changes) };
    },
    streamQuery: () => {
      throw new Error('streaming is not offered');
    },
  };
  const refuse = () => Promise.reject(new Error('transactions are not offered'));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {
      await writer.close();
      reader.close();
    },
  };
}

/** Kysely's own word for what a query's rows are; the driver can't know better. */
function rowsOf<Row>(rows: readonly unknown[]): Row[] {
  return rows as Row[];
}
