import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import type { ProgressListener } from '#server/storage/owner/file-command.ts';

interface SaveAndPruneOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly folder: string;
  readonly keep: number;
  readonly now: Date;
  readonly onProgress: ProgressListener;
}

interface SavedBackup {
  readonly rowCount: number;
  readonly file: string;
  readonly backupCount: number;
}

const backupName = /^carts-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/;

/**
 * Saves a backup named by the time, and checks it by restoring it into a temporary database. Then removes all but the
 * newest `keep` backups. If a step fails, rejects and removes none.
 */
export async function saveAndPruneBackups({
  databaseUrl,
  folder,
  keep,
  now,
  onProgress,
}: SaveAndPruneOptions): Promise<SavedBackup> {
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = join(folder, `carts-${time}.backup`);
  const rowCount = await saveBackup({ databaseUrl, file, onProgress });
  await assertRestorable(file, rowCount, onProgress);
  const names = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .toSorted();
  for (const name of names.slice(0, -keep)) rmSync(join(folder, name));
  return { rowCount, file, backupCount: Math.min(names.length, keep) };
}

async function assertRestorable(file: string, rowCount: number, onProgress: ProgressListener): Promise<void> {
  using folder = makeDisposableFolder('rehearsal');
  const restored = await restoreBackup({
    databaseUrl: { engine: 'sqlite', file: join(folder.path, 'site.sqlite') },
    file,
    onProgress,
  });
  if (restored !== rowCount) throw new Error(`${file} has ${restored} rows, not the ${rowCount} that were saved`);
}
