import type { RateCounts } from '#server/rate-limit.ts';
import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Counts calls in PostgreSQL, so that all instances of the site share one limit. Addresses are kept for two minutes. */
export function createRateCounts(db: Database): RateCounts {
  let sweptMinute = 0;
  const sweep = async (minute: number) => {
    sweptMinute = minute;
    await db
      .deleteFrom('rate_counts')
      .where('minute', '<', minute - 1)
      .execute();
  };
  return {
    add: async (client, minute) => {
      if (minute !== sweptMinute) await sweep(minute);
      const { calls } = await db
        .insertInto('rate_counts')
        .values({ client, minute, calls: 1 })
        .onConflict((conflict) =>
          conflict.columns(['client', 'minute']).doUpdateSet({ calls: sql`rate_counts.calls + 1` }),
        )
        .returning('calls')
        .executeTakeFirstOrThrow();
      return calls;
    },
  };
}
