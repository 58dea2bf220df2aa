import { sql } from 'kysely';

/** Lifts, for one transaction, the timeouts that PgBouncer sets for the statements of requests. */
export const liftTimeouts = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
