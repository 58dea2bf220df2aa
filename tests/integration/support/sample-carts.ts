import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { saveBackup } from '#server/storage/owner/backup/backup.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

const cartSize = 100;

export async function addItems(databaseUrl: string, name: string, count: number): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { cartRepository } = await openTestCartDatabase(databaseUrl, (close) => opened.defer(close));
  for (let start = 0; start < count; start += cartSize) {
    const cart = Array.from({ length: Math.min(cartSize, count - start) }, (_, index) => index + 1);
    await Promise.all(
      cart.map((quantity) => cartRepository.add({ ...albaOfAna, email: `${name}-${start}@example.com`, quantity })),
    );
  }
}

export function findPartFolders(folder: string): readonly string[] {
  return readdirSync(folder).filter((file) => file.includes('.part-'));
}

export function findTemporaryFiles(folder: string): readonly string[] {
  return [...findPartFolders(folder), ...readdirSync(folder).filter((file) => /-(wal|shm|journal)$/.test(file))];
}

export async function backUpAndReadContents(databaseUrl: string, scratchFile: string): Promise<string> {
  await saveBackup({ databaseUrl: parseDatabaseUrl(databaseUrl), file: scratchFile, canReplace: true });
  return readBackupContents(scratchFile);
}

export function readBackupContents(file: string): string {
  using database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select id from cart_items order by sequence').all();
  return `${rows.length} rows ${hash('sha256', JSON.stringify(rows))}`;
}
