import { sql } from 'kysely';
import type { Db, Engine } from '#server/storage/tables.ts';

/** The table of `rate-limiter-flexible`, for the counts that instances share. Unlogged: a crash may lose them. */
export async function createRateLimits(db: Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)`.execute(
    db,
  );
}
