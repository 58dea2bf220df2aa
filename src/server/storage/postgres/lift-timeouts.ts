import { sql } from 'kysely';

/** PgBouncer gives its connections these timeouts, for requests; this lifts them for one transaction. */
export const liftTimeouts = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
