import { sql } from 'kysely';
import { liftTimeoutsSql } from '#server/storage/postgres/lift-timeouts-sql.ts';
import { migrationLock } from '#server/storage/postgres/migration-lock.ts';
import type { Db, Engine } from '#server/storage/tables.ts';
import { withTransaction } from '#server/storage/with-transaction.ts';
import { createCartItems } from './0001-cart-items.ts';
import { createRateLimits } from './0002-rate-limits.ts';
import { limitCarts } from './0003-cart-limit.ts';
import { normalizeEmails } from './0004-normalize-emails.ts';
import { addNotes } from './0005-notes.ts';
import { createRetentionState } from './0006-retention-state.ts';
import { storePlainEmails } from './0007-plain-emails.ts';
import { createProbes } from './0008-probes.ts';

type Migration = (db: Db, engine: Engine) => Promise<void>;

/** Append new migrations; never edit a released one. */
export const migrations: readonly Migration[] = [
  createCartItems,
  createRateLimits,
  limitCarts,
  normalizeEmails,
  addNotes,
  createRetentionState,
  storePlainEmails,
  createProbes,
];

const beginStatements = {
  // SQLite can't always turn a read transaction into a write, so this transaction starts as a write.
  sqlite: [sql`begin immediate`],
  postgres: [sql`begin`, liftTimeoutsSql, sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`],
};

/**
 * Applies the missing migrations under a lock; an instance that starts meanwhile waits. Kysely's `Migrator` would
 * reject the newer schema of a rolling upgrade, and takes no lock on SQLite.
 */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  await withTransaction(db, beginStatements[engine], (connection) => applyPending(connection, engine));
}

async function applyPending(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const latest = await db
    .selectFrom('schema_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  const version = latest.version ?? 0;
  for (const [index, migration] of migrations.slice(version).entries()) {
    await migration(db, engine);
    await db
      .insertInto('schema_versions')
      .values({ version: version + index + 1, applied_at: Date.now() })
      .execute();
  }
}
