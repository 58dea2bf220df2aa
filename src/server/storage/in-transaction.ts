import { sql, type RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Runs `work` in a transaction, which the first of the statements `begin` begins. An error rolls it back and is thrown.
 */
export async function inTransaction<Result>(
  db: Database,
  begin: readonly RawBuilder<unknown>[],
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
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
