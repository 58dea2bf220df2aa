import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import type { ProgressListener } from '#server/storage/owner/file-command.ts';
import { openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { findCausingSqliteCode, sqliteCodes } from '#server/storage/sqlite-codes.ts';
import { findWrongColumn } from './find-wrong-column.ts';

const pagesPerStep = 1000;

/** SQLite doesn't detect a changed byte in a text, so the file keeps a checksum of its rows. */
export function sealBackup(file: string): void {
  using database = new DatabaseSync(file);
  database.exec(`pragma user_version = ${computeChecksum(database)}`);
}

/**
 * Opens a verified and migrated copy, made in `folder`, of a backup or a live database with its log. Throws an `Error`
 * of one line if it is damaged or no backup of this site.
 */
export async function openBackup(file: string, folder: string, onProgress?: ProgressListener): Promise<OwnerDatabase> {
  const copy = join(folder, 'copy.sqlite');
  closeSync(openSync(copy, 'wx', 0o600));
  try {
    const { isSealed } = await copyDatabase(resolve(file), copy, onProgress);
    assertIntact(copy, isSealed);
    await using opening = new AsyncDisposableStack();
    const opened = opening.use(await openOwnerSqlite(copy));
    await assertColumns(opened, file);
    assertRows(copy, file);
    opening.move();
    return opened;
  } catch (error) {
    if (isUnreadable(error)) throw new Error(`${file} can't be read`, { cause: error });
    if (isDamage(error)) {
      throw new Error(`${file} is not a backup of this site, or is damaged`, { cause: error });
    }
    throw error;
  }
}

class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

async function copyDatabase(
  file: string,
  copy: string,
  onProgress?: ProgressListener,
): Promise<{ readonly isSealed: boolean }> {
  using source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  // The transaction keeps one snapshot; without it each write of the site would restart the copy.
  source.exec('begin; select count(*) from sqlite_master');
  await backup(source, copy, {
    rate: pagesPerStep,
    progress: ({ totalPages, remainingPages }) => onProgress?.('reading', totalPages - remainingPages, totalPages),
  });
  // A server that has used the backup as its database has switched it to WAL, and has not renewed the checksum.
  return { isSealed: source.prepare('pragma journal_mode').get()?.['journal_mode'] !== 'wal' };
}

function assertIntact(copy: string, isSealed: boolean): void {
  using database = new DatabaseSync(copy);
  const integrity = database.prepare('pragma integrity_check').get()?.['integrity_check'];
  if (integrity !== 'ok') throw new DamagedBackupError(String(integrity));
  // This is checked before the migrations, which would make any file look like an empty backup.
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'cart_items'").get();
  if (!table) throw new DamagedBackupError('the table is missing');
  const stored = database.prepare('pragma user_version').get()?.['user_version'];
  if (isSealed && stored !== 0 && stored !== computeChecksum(database)) throw new DamagedBackupError('wrong checksum');
}

/** CRC-32 of all rows as a signed integer, as `user_version` takes it; 0 without rows. */
function computeChecksum(database: DatabaseSync): number {
  let sum = 0;
  for (const row of database.prepare('select * from cart_items order by sequence').iterate()) {
    sum = crc32(JSON.stringify(row), sum);
  }
  return sum | 0;
}

async function assertColumns(database: OwnerDatabase, file: string): Promise<void> {
  await using current = await openOwnerSqlite(':memory:');
  const [found, expected] = await Promise.all([readColumnNames(database), readColumnNames(current)]);
  if (expected.some((name) => !found.includes(name))) throw new DamagedBackupError('columns are missing');
  const isNewer = found.some((name) => !expected.includes(name));
  if (isNewer) throw new Error(`${file} was made by a newer version of this site: update this one first`);
}

/** A row that breaks the rules could be neither shown nor removed. */
function assertRows(copy: string, file: string): void {
  using database = new DatabaseSync(copy);
  for (const row of database.prepare('select * from cart_items order by sequence').iterate()) {
    const column = findWrongColumn(row);
    if (column !== undefined) {
      throw new Error(`${file} holds a row that this site never stores: ${column} of number ${String(row.sequence)}`);
    }
  }
  const overfullCart = database.prepare(`
    select 1 from cart_items where removed_at is null group by email having count(*) > ${maxCartItems} limit 1`);
  if (overfullCart.get()) throw new Error(`${file} holds a cart of more than ${maxCartItems} items`);
}

async function readColumnNames({ db }: OwnerDatabase): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from pragma_table_info('cart_items')`.execute(db);
  return rows.map(({ name }) => name);
}

const damageCodes = new Set<number | undefined>([sqliteCodes.error, sqliteCodes.corrupt, sqliteCodes.notadb]);

/** `node:sqlite` throws a `RangeError` for an integer beyond 2^53, which this site never stores. */
function isDamage(error: unknown): boolean {
  return (
    error instanceof DamagedBackupError || error instanceof RangeError || damageCodes.has(findCausingSqliteCode(error))
  );
}

function isUnreadable(error: unknown): boolean {
  return findCausingSqliteCode(error) === sqliteCodes.cantopen;
}
