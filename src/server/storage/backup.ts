import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openCartRows, writeRows } from './cart-rows.ts';
import { openMigrated } from './open-sqlite.ts';

/**
 * Saves all carts, as they stand at one moment and while the site runs, to an SQLite file of their own; the same for both
 * engines, so that a backup also moves carts from one to the other. An existing file is replaced only with `replace`.
 * Returns the number of rows; throws an `Error` with one clear line.
 */
export async function saveBackup(databaseUrl: string, file: string, replace: boolean): Promise<number> {
  refuseExisting(file, replace);
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)}`);
  const source = await openCartRows(databaseUrl);
  // Written beside its place and renamed when it is whole: a backup cut short never looks like one.
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const target = { db: await openMigrated(part), engine: 'sqlite' } as const;
    const count = await writeRows(target, source, false).finally(() => target.db.destroy());
    asOneFile(part);
    renameSync(part, file);
    return count;
  } finally {
    for (const rest of [part, `${part}-wal`, `${part}-shm`]) rmSync(rest, { force: true });
    await source.db.destroy();
  }
}

/**
 * Puts the carts of a backup into the database, all or none; carts that are there are replaced only with `replace`.
 * Returns the number of rows; throws an `Error` with one clear line.
 */
export async function restoreBackup(databaseUrl: string, file: string, replace: boolean): Promise<number> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  refuseDamaged(file);
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    // A copy is opened: a backup of an older version is brought up to date there, and stays as it is here.
    const copy = join(folder, 'backup.sqlite');
    copyFileSync(file, copy);
    const source = { db: await openMigrated(copy), engine: 'sqlite' } as const;
    try {
      const target = await openOrCreate(databaseUrl);
      return await writeRows(target, source, replace).finally(() => target.db.destroy());
    } finally {
      await source.db.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Refuses a file that is there already, unless it may be replaced. */
export function refuseExisting(file: string, replace: boolean): void {
  if (existsSync(file) && !replace) throw new Error(`${file} is there already: choose another name or add --replace`);
}

/** A database that is lost altogether is what a backup is for. */
async function openOrCreate(databaseUrl: string) {
  if (!databaseUrl.startsWith('sqlite:')) return openCartRows(databaseUrl);
  return { db: await openMigrated(databaseUrl.slice('sqlite:'.length)), engine: 'sqlite' } as const;
}

function asOneFile(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete');
  database.close();
}

function refuseDamaged(file: string): void {
  const refusal = new Error(`${file} is not a backup of this site, or is damaged`);
  let isSound = false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const check = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'cart_items'").get();
    isSound = check === 'ok' && table !== undefined;
    database.close();
  } catch {
    throw refusal;
  }
  if (!isSound) throw refusal;
}
