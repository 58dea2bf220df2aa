import { sql } from 'kysely';

/** PgBouncer sets these timeouts for requests; this statement lifts them for one transaction. */
export const liftTimeoutsSql = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
