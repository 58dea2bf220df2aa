import { sql } from 'kysely';
import type { Database, Engine } from '#server/storage/tables.ts';

/**
 * Request counts that several instances share in PostgreSQL, in the schema of `rate-limiter-flexible`. Unlogged, because
 * they may be lost in a crash.
 */
export async function createRateLimits(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)`.execute(
    db,
  );
}
