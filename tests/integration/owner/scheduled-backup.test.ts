import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { saveAndPruneBackups } from '#scripts/owner/save-and-prune-backups.ts';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { restoreBackup } from '#server/storage/owner/backup/backup.ts';
import { startUnit } from '#tests/support/deploy/start-unit.ts';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const rehearsal = vi.hoisted(() => ({ lostRowCount: 0 }));
vi.mock('#server/storage/owner/backup/backup.ts', async (original) => {
  const real: typeof import('#server/storage/owner/backup/backup.ts') = await original();
  return {
    ...real,
    restoreBackup: async (...parameters: Parameters<typeof restoreBackup>) =>
      (await real.restoreBackup(...parameters)) - rehearsal.lostRowCount,
  };
});

let folder: string;
let databaseUrl: string;

beforeEach(async () => {
  folder = makeTestFolder('scheduled', onTestFinished);
  for (const name of ['backups', 'data']) mkdirSync(join(folder, name));
  databaseUrl = `sqlite:${folder}/data/site.sqlite`;
  const { cartRepository, close } = await openTestCartDatabase(databaseUrl);
  await cartRepository.add(albaOfAna);
  await close();
});
afterEach(() => {
  rehearsal.lostRowCount = 0;
});

const listBackups = () => readdirSync(join(folder, 'backups'));
const backUpOn = (day: number, { keep } = { keep: 3 }) =>
  saveAndPruneBackups({
    databaseUrl: parseDatabaseUrl(databaseUrl),
    folder: join(folder, 'backups'),
    keep,
    now: new Date(Date.UTC(2026, 10, day, 3, 20)),
    onProgress: () => undefined,
  });

test('of the backups only the newest are kept, beside other files', async () => {
  writeFileSync(join(folder, 'backups/carts-of-the-owner.backup'), '');
  for (let day = 1; day <= 5; day++) await backUpOn(day);
  expect(listBackups().toSorted()).toEqual([
    'carts-2026-11-03T032000Z.backup',
    'carts-2026-11-04T032000Z.backup',
    'carts-2026-11-05T032000Z.backup',
    'carts-of-the-owner.backup',
  ]);
  expect(statSync(join(folder, 'backups/carts-2026-11-05T032000Z.backup')).mode & 0o777).toBe(0o600);
});

test('a backup that does not restore as it was saved is an error that removes no older one', async () => {
  await backUpOn(1, { keep: 1 });
  rehearsal.lostRowCount = 1;
  await expect(backUpOn(2, { keep: 1 })).rejects.toThrow(
    /carts-2026-11-02T032000Z\.backup has 0 rows, not the 1 that were saved$/,
  );
  expect(listBackups()).toContain('carts-2026-11-01T032000Z.backup');
});

test('the unit of the timer saves a backup that can be restored, as a user without rights', async () => {
  const siteFolder = join(folder, 'site');
  mkdirSync(siteFolder);
  for (const name of ['bin', 'scripts', 'src', 'package.json']) {
    cpSync(name, join(siteFolder, name), { recursive: true });
  }
  const packagesFolder = resolve('node_modules');
  symlinkSync(packagesFolder, join(siteFolder, 'node_modules'));
  cpSync(join(folder, 'data'), join(siteFolder, 'data'), { recursive: true });
  chmodSync(join(siteFolder, 'data'), 0o700);
  const unit = startUnit({
    unit: 'site-backup.service',
    siteFolder,
    cacheFolder: folder,
    stateFolder: join(folder, 'backups'),
    environment: { DATABASE_URL: 'sqlite:/srv/site/data/site.sqlite' },
    options: ['--ro-bind', packagesFolder, packagesFolder],
  });
  expect([await unit.waitForEnd(), unit.output.text]).toEqual([
    0,
    expect.stringMatching(
      /^saved 1 row to \/var\/lib\/site-backups\/carts-\S+\.backup, and restored them for a rehearsal; kept: 1 backup\n$/,
    ),
  ]);
  const [file = ''] = listBackups();
  expect(
    await restoreBackup({
      databaseUrl: { engine: 'sqlite', file: join(folder, 'restored.sqlite') },
      file: join(folder, 'backups', file),
    }),
  ).toBe(1);
});
