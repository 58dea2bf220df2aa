import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openBackup, sealBackup } from './backup-file.ts';
import { copyRows, openCartDump, openSqliteDump, type CartDump, type ProgressListener } from './cart-dump.ts';
import { refuseDatabaseFile, withPrivateFolder, writeAtomically } from './private-files.ts';

/**
 * Saves all carts, as they stand at one moment and while the site runs, to an SQLite file readable by this user only; the
 * same for both engines, so that a backup also moves carts from one to the other. An existing file is replaced only with
 * `replace`. Returns the number of rows; on failure no file is written.
 */
export async function saveBackup(
  databaseUrl: string,
  file: string,
  replace: boolean,
  onProgress: ProgressListener = () => undefined,
): Promise<number> {
  return writeAtomically({ databaseUrl, file, replace }, async (temporaryFile) => {
    const source = await openCartDump(databaseUrl);
    try {
      const count = await writeBackup(source, temporaryFile, onProgress);
      sealBackup(temporaryFile);
      return count;
    } finally {
      await source.db.destroy();
    }
  });
}

/**
 * Puts the carts of a backup into the database, all or none; carts that are there are replaced only with `replace`.
 * Returns the number of rows; throws an `Error` with one clear line when the backup is refused.
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  replace: boolean,
  onProgress: ProgressListener = () => undefined,
): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  refuseDatabaseFile(databaseUrl, file);
  return withPrivateFolder(join(tmpdir(), 'restore-'), async (folder) => {
    const source = await openBackup(file, folder, onProgress);
    try {
      const target = await openOrCreate(databaseUrl);
      return await copyRows(target, source, replace, onProgress).finally(() => target.db.destroy());
    } finally {
      await source.db.destroy();
    }
  });
}

async function writeBackup(source: CartDump, file: string, onProgress: ProgressListener): Promise<number> {
  const target = await openSqliteDump(file);
  try {
    // A backup is one file: without a write-ahead log no row can be left behind in another.
    await sql`pragma journal_mode = delete`.execute(target.db);
    return await copyRows(target, source, false, onProgress);
  } finally {
    await target.db.destroy();
  }
}

/** A restore may create the database. */
async function openOrCreate(databaseUrl: string): Promise<CartDump> {
  return databaseUrl.startsWith('sqlite:')
    ? openSqliteDump(databaseUrl.slice('sqlite:'.length))
    : openCartDump(databaseUrl);
}
