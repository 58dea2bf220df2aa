import { sql } from 'kysely';
import { normalizeEmail } from '#domain/email.ts';
import { openCartDump, type CartDump, type ExportedRow } from './cart-dump.ts';
import type { Database } from './tables.ts';

/**
 * All rows kept for an e-mail address, oldest first, tombstones included. Like every function of this file it works while
 * the site runs, and throws as `openCartDump` does.
 */
export async function findPerson(databaseUrl: string, email: string): Promise<readonly ExportedRow[]> {
  return withDatabase(databaseUrl, async ({ db }) => {
    const rows = await db
      .selectFrom('cart_items')
      .selectAll()
      .where('email', 'in', await findSpellings(db, email))
      .orderBy('sequence')
      .execute();
    return rows.map(({ sequence: _sequence, ...row }) => row);
  });
}

interface Erasure {
  readonly count: number;
  /** False if SQLite's write-ahead log still holds what was erased, because another program reads from it. */
  readonly isLogEmpty: boolean;
}

/** Deletes all rows kept for an e-mail address in one statement, from the disk too. */
export async function forgetPerson(databaseUrl: string, email: string): Promise<Erasure> {
  return withDatabase(databaseUrl, async ({ db, engine }) => {
    const { numDeletedRows } = await db
      .deleteFrom('cart_items')
      .where('email', 'in', await findSpellings(db, email))
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows), isLogEmpty: engine === 'postgres' || (await truncateLog(db)) };
  });
}

/** Waits for readers as long as for any lock. */
async function truncateLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** The address as carts are keyed by it, and spellings that a migration had to keep: see `0004-normalize-emails.ts`. */
async function findSpellings(db: Database, email: string): Promise<readonly string[]> {
  const key = normalizeEmail(email);
  const stored = await db.selectFrom('cart_items').select('email').distinct().execute();
  return [key, ...stored.map((row) => row.email).filter((each) => normalizeEmail(each) === key)];
}

async function withDatabase<Result>(databaseUrl: string, work: (dump: CartDump) => Promise<Result>): Promise<Result> {
  const dump = await openCartDump(databaseUrl);
  try {
    return await work(dump);
  } finally {
    await dump.db.destroy();
  }
}
