import { sql } from 'kysely';

/** PgBouncer sets these timeouts for requests; one transaction goes without. */
export const liftTimeouts = sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
