import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { normalizeEmail } from '#domain/contact/email.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { truncateWal } from '#server/storage/sqlite/open-sqlite.ts';
import type { Engine, UnnumberedRow } from '#server/storage/tables.ts';
import type { ProgressListener } from './file-command.ts';
import { openOwnerDatabase, withOwnerTransaction, type OwnerDatabase } from './owner-database.ts';
import { readSequenceWindows } from './read-sequence-windows.ts';
import { splitIntoBatches } from './split-into-batches.ts';

const batchSize = 500;

/**
 * Calls `onCount` with the number of rows for an email, tombstones included, then `onRow` with each, oldest first.
 * Works while the site runs. Throws as `openOwnerDatabase` does.
 */
export async function readPerson(
  databaseUrl: DatabaseUrl,
  email: string,
  { onCount, onRow }: { readonly onCount: (count: number) => void; readonly onRow: (row: UnnumberedRow) => void },
  onProgress?: ProgressListener,
): Promise<void> {
  await using database = await openOwnerDatabase(databaseUrl);
  const sequences = await findSequences(database, email, onProgress);
  onCount(sequences.length);
  for (const batch of splitIntoBatches(sequences, batchSize)) {
    const rows = await database.db
      .selectFrom('cart_items')
      .selectAll()
      .where('sequence', 'in', batch)
      .orderBy('sequence')
      .execute();
    for (const { sequence: _sequence, ...row } of rows) onRow(row);
  }
}

interface Erasure {
  readonly count: number;
  /** False while another process reads SQLite's write-ahead log; always true with PostgreSQL. */
  readonly isWalTruncated: boolean;
}

export async function forgetPerson(
  databaseUrl: DatabaseUrl,
  email: string,
  onProgress?: ProgressListener,
): Promise<Erasure> {
  await using database = await openOwnerDatabase(databaseUrl);
  const sequences = await findSequences(database, email, onProgress);
  const count = sequences.length === 0 ? 0 : await deleteRows(database, sequences);
  return { count, isWalTruncated: database.engine === 'postgres' || (await truncateWal(database.db)) };
}

function deleteRows(database: OwnerDatabase, sequences: readonly number[]): Promise<number> {
  return withOwnerTransaction(database, 'write', async (db) => {
    let count = 0;
    for (const batch of splitIntoBatches(sequences, batchSize)) {
      const { numDeletedRows } = await db
        .deleteFrom('cart_items')
        .where('sequence', 'in', batch)
        .executeTakeFirstOrThrow();
      count += Number(numDeletedRows);
    }
    return count;
  });
}

/**
 * Finds emails that `normalizeEmail` may change in more than capitals: not in ASCII, encoded, or with punctuation
 * around.
 */
const unnormalizedEmailCondition = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;

/**
 * Returns the sequences of the rows for an address in any spelling. A row may have it normalized, as the owner typed
 * it, as a migration kept it (`0004-normalize-emails.ts`, `0007-plain-emails.ts`), or with invisible characters.
 */
async function findSequences(
  { db, engine }: OwnerDatabase,
  email: string,
  onProgress?: ProgressListener,
): Promise<number[]> {
  const key = toCartKey(email);
  const sequences: number[] = [];
  for await (const { first, last } of readSequenceWindows(db, onProgress)) {
    const rows = await db
      .selectFrom('cart_items')
      .select(['sequence', 'email'])
      .where('sequence', '>=', first)
      .where('sequence', '<=', last)
      .where((eb) =>
        eb.or([eb('email', 'in', [key, email]), composeUnusualCharacterCondition(engine), unnormalizedEmailCondition]),
      )
      .orderBy('sequence')
      .execute();
    for (const row of rows) if (row.email === email || toCartKey(row.email) === key) sequences.push(row.sequence);
  }
  return sequences;
}

function toCartKey(email: string): string {
  return normalizeEmail(email.replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, ''));
}

/**
 * Finds addresses with capitals or with characters that are not visible ASCII, which may be other spellings of the key.
 */
function composeUnusualCharacterCondition(engine: Engine): RawBuilder<SqlBool> {
  return engine === 'sqlite' ? sql`email glob '*[^!-@[-~]*'` : sql`email collate "C" !~ '^[!-@[-~]*$'`;
}
