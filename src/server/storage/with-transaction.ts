import { sql, type RawBuilder } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Runs the statements `begin`, of which the first opens the transaction, then `work`, and commits. An error rolls back
 * and is thrown.
 */
export async function withTransaction<Value>(
  db: Db,
  begin: readonly RawBuilder<unknown>[],
  work: (db: Db) => Promise<Value>,
): Promise<Value> {
  return db.connection().execute(async (connection) => {
    try {
      for (const statement of begin) await statement.execute(connection);
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {
        // The first error counts: on a full disk or a lost connection there is nothing to roll back.
      });
      throw error;
    }
  });
}
