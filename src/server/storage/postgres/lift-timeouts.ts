import { sql } from 'kysely';

/** For one transaction without the timeouts that PgBouncer sets for requests. */
export const liftTimeouts = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
