import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import type { FileCommandOptions, ProgressListener } from '#server/storage/owner/file-command.ts';
import { openOwnerDatabase, openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { assertNotDatabaseFile, withPrivateFolder, writeAtomically } from '#server/storage/owner/private-files.ts';
import { openBackup, sealBackup } from './backup-file.ts';
import { copyRows } from './copy-rows.ts';

/**
 * Saves a snapshot of all carts to an SQLite file of mode 0600, for either engine, while the site runs. Replaces a file
 * only with `canReplace`. Returns the number of rows; a failure leaves an old file as it was.
 */
export async function saveBackup({ databaseUrl, file, canReplace, onProgress }: FileCommandOptions): Promise<number> {
  return writeAtomically({ databaseUrl, file, canReplace }, async (temporaryFile) => {
    await using source = await openOwnerDatabase(databaseUrl);
    const count = await writeBackup(source, temporaryFile, onProgress);
    sealBackup(temporaryFile);
    return count;
  });
}

/**
 * Restores the carts of a backup in one transaction; replaces carts only with `canReplace`. Returns the number of rows.
 * Throws an `Error` of one line if it rejects the backup.
 */
export async function restoreBackup({
  databaseUrl,
  file,
  canReplace,
  onProgress,
}: FileCommandOptions): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  assertNotDatabaseFile(databaseUrl, file);
  return withPrivateFolder(join(tmpdir(), 'restore'), async (folder) => {
    await using source = await openBackup(file, folder, onProgress);
    await using target = await openOrCreate(databaseUrl);
    return await copyRows({ target, source, canReplace, onProgress });
  });
}

async function writeBackup(source: OwnerDatabase, file: string, onProgress?: ProgressListener): Promise<number> {
  await using target = await openOwnerSqlite(file);
  // Without a write-ahead log, all rows are in this one file.
  await sql`pragma journal_mode = delete`.execute(target.db);
  return await copyRows({ target, source, onProgress });
}

async function openOrCreate(databaseUrl: DatabaseUrl): Promise<OwnerDatabase> {
  return databaseUrl.engine === 'sqlite' ? openOwnerSqlite(databaseUrl.file) : openOwnerDatabase(databaseUrl);
}
