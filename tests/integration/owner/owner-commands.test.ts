import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, linkSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { parseDatabaseUrl, type DatabaseUrl } from '#server/storage/database-url.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import { exportCsv } from '#server/storage/owner/export-csv.ts';
import {
  addItems,
  backUpAndReadContents,
  findPartFolders,
  findTemporaryFiles,
} from '#tests/integration/support/sample-carts.ts';
import { openTestCartDatabase, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { runOwnerCommand } from '#tests/support/owner/run-owner-command.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';
import { exportColumns } from '#text/cart/cart-item.ts';

const folder = makeTestFolder('owner-commands', afterAll);
const createFilePath = createFilePathFactory(folder);

function listReadableByOthers(path: string): string[] {
  const paths = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return paths.filter((name) => (statSync(name).mode & 0o077) !== 0);
}

/** A connection that is closing holds its lock for less than this. */
const lockTimeoutMs = 1000;

/**
 * Counts the items of an email in another session than that of a restore. It blocks this thread, in which the restore
 * runs: a lock of the restore is not released meanwhile, and the count fails.
 */
function countInOtherSession({ parsedUrl, url }: TestDatabase, email: string): number {
  return parsedUrl.engine === 'sqlite' ? countInSqlite(parsedUrl.file, email) : countInPostgres(url, email);
}

function countInSqlite(file: string, email: string): number {
  using session = new DatabaseSync(file, { readOnly: true, timeout: lockTimeoutMs });
  const row = session.prepare('select count(*) as count from cart_items where email = ?').get(email);
  return Number(row?.['count']);
}

/** Counts in another process, because `pg` can't block this thread. */
function countInPostgres(url: string, email: string): number {
  const program = `
    import { Client } from 'pg';
    const client = new Client({ connectionString: process.argv[1], lock_timeout: ${lockTimeoutMs} });
    await client.connect();
    const { rows } = await client.query('select count(*) from cart_items where email = $1', [process.argv[2]]);
    process.stdout.write(rows[0].count);
    await client.end();`;
  const args = ['--input-type=module', '-e', program, url, email];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the items can't be counted: ${stderr}`);
  return Number(stdout);
}

describe.each(testEngines)('the owner’s commands with $name', (engine) => {
  let database: TestDatabase;
  let secondDatabase: TestDatabase;
  beforeEach(async () => {
    [database, secondDatabase] = await Promise.all([engine.prepare(), engine.prepare()]);
  });

  const itemCount = 150;

  const restoreIntoSecond = async () => {
    const { cartRepository, close } = await openTestCartDatabase(database.url);
    for (let quantity = 1; quantity <= itemCount; quantity++) {
      const note = quantity % 2 === 0 ? { note: `8 cm cut, no. ${quantity}` } : {};
      await cartRepository.add({ ...albaOfAna, ...note, quantity }, `key-${quantity}`);
    }
    const listBefore = await cartRepository.list(albaOfAna.email);
    const file = createFilePath('.sqlite');
    const [savedCount] = await Promise.all([
      saveBackup({ databaseUrl: database.parsedUrl, file }),
      cartRepository.add({ ...albaOfAna, email: 'late@x.y' }),
    ]);
    await close();
    const restoredCount = await restoreBackup({ databaseUrl: secondDatabase.parsedUrl, file });
    const { cartRepository: restored } = await openTestCartDatabase(secondDatabase.url);
    return { listBefore, savedCount, restoredCount, restored };
  };

  test('a backup taken during writes restores everything in order into another database', async () => {
    const { listBefore, savedCount, restoredCount, restored } = await restoreIntoSecond();
    expect(savedCount).toBeGreaterThanOrEqual(itemCount);
    expect(restoredCount).toBe(savedCount);
    expect(await restored.list(albaOfAna.email)).toEqual(listBefore);
  });

  test('a restored item is known by its key', async () => {
    const { listBefore, restored } = await restoreIntoSecond();
    expect(await restored.add({ ...albaOfAna, quantity: 3 }, 'key-3')).toEqual(listBefore[2]);
  });

  test('an item that is added after a restore comes last', async () => {
    const { restored } = await restoreIntoSecond();
    const added = await restored.add(albaOfAna);
    expect((await restored.list(albaOfAna.email)).at(-1)).toEqual(added);
  });

  test('a backup leaves no temporary files', async () => {
    await addItems(database.url, 'anyone', 1);
    await saveBackup({ databaseUrl: database.parsedUrl, file: createFilePath('.sqlite') });
    expect(findTemporaryFiles(folder)).toEqual([]);
  });

  const addAfterBackup = async () => {
    const { cartRepository: carts } = await openTestCartDatabase(database.url);
    await carts.add(albaOfAna);
    const file = createFilePath('.sqlite');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    await carts.add({ ...albaOfAna, email: 'newer@x.y' });
    return { carts, file };
  };

  test('a restore without --replace keeps the carts that are there', async () => {
    const { carts, file } = await addAfterBackup();
    await expect(restoreBackup({ databaseUrl: database.parsedUrl, file })).rejects.toThrow(
      /already holds carts: add --replace/,
    );
    expect(await carts.list('newer@x.y')).toHaveLength(1);
  });

  test('a restore with --replace leaves the carts of the backup only', async () => {
    const { carts, file } = await addAfterBackup();
    expect(await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true })).toBe(1);
    expect(await carts.list('newer@x.y')).toEqual([]);
    expect(await carts.list(albaOfAna.email)).toHaveLength(1);
  });

  test('an export lists the items of all carts', async () => {
    const { cartRepository: carts, close } = await openTestCartDatabase(database.url);
    await carts.add({ ...albaOfAna, packWeight: '12.5', type: '=1+1, "quoted"', note: '=2+2; 8 cm cut' });
    await carts.add(albaOfAna);
    const removed = await carts.add({ ...albaOfAna, type: 'removed' });
    await carts.remove(removed.id);
    await close();
    const file = createFilePath('.csv');
    expect(await exportCsv({ databaseUrl: database.parsedUrl, file })).toBe(2);
    const [head, line, withoutNote, end] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toBe(`\uFEFF${Object.values(exportColumns).join(',')}`);
    expect(line).toMatch(
      /^ana@example\.com,Cinnamon,"'=1\+1, ""quoted""",2,12\.5,kg,\d{4}-.*Z,\d{4}-.*Z,"'=2\+2; 8 cm cut"$/,
    );
    expect(withoutNote).toMatch(/^ana@example\.com,Cinnamon,Alba,2,25,kg,\d{4}-.*Z,\d{4}-.*Z,$/);
    expect(end).toBe('');
  });

  test('three successive restores work while items are added', async () => {
    const { cartRepository: carts } = await openTestCartDatabase(database.url);
    const saved = await carts.add(albaOfAna);
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: database.parsedUrl, file });
    const loadController = new AbortController();
    const write = async (writer: number) => {
      while (!loadController.signal.aborted) {
        const item = { ...albaOfAna, email: `${writer}-${Math.random()}@example.com` };
        await carts.add(item).catch((error: unknown) => {
          if (!(error instanceof StorageUnavailableError)) throw error;
        });
      }
    };
    const writers = Array.from({ length: 9 }, (_, writer) => write(writer));
    try {
      for (let round = 0; round < 3; round++) {
        const restoredCount = await restoreBackup({ databaseUrl: database.parsedUrl, file, canReplace: true });
        expect(restoredCount, `restore ${round + 1}`).toBe(1);
      }
    } finally {
      loadController.abort();
      await Promise.all(writers);
    }
    expect(await carts.list(albaOfAna.email)).toEqual([saved]);
  });

  test('readers see the old carts during a restore', async () => {
    await addItems(database.url, 'old', 2);
    await addItems(secondDatabase.url, 'new', 3);
    const file = createFilePath('.backup');
    await saveBackup({ databaseUrl: secondDatabase.parsedUrl, file });
    const counts: number[] = [];
    await restoreBackup({
      databaseUrl: database.parsedUrl,
      file,
      canReplace: true,
      onProgress: (step) => {
        if (step === 'rows') counts.push(countInOtherSession(database, 'old-0@example.com'));
      },
    });
    expect(counts).toEqual([2]);
    expect(countInOtherSession(database, 'old-0@example.com')).toBe(0);
    expect(countInOtherSession(database, 'new-0@example.com')).toBe(3);
  });

  test('only the current user can read finished and temporary files', async () => {
    await addItems(database.url, 'anyone', 1);
    const [saved, csv] = [createFilePath('.backup'), createFilePath('.csv')];
    vi.stubEnv('TMPDIR', folder);
    const open: string[] = [];
    const collectReadable = () => open.push(...listReadableByOthers(folder));
    await saveBackup({ databaseUrl: database.parsedUrl, file: saved, onProgress: collectReadable });
    await exportCsv({ databaseUrl: database.parsedUrl, file: csv, onProgress: collectReadable });
    await restoreBackup({ databaseUrl: secondDatabase.parsedUrl, file: saved, onProgress: collectReadable });
    vi.unstubAllEnvs();
    expect(open).toEqual([]);
    expect([saved, csv].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    expect(findTemporaryFiles(folder)).toEqual([]);
  });
});

test.each(['backup', 'export'])(
  'an interrupted %s removes its temporary files and keeps the old file',
  async (script) => {
    const [database, file] = [createFilePath('.sqlite'), createFilePath('.old')];
    await addItems(`sqlite:${database}`, 'mine', 1);
    writeFileSync(file, 'old');
    using lock = new DatabaseSync(database);
    lock.exec('begin immediate');
    const child = spawn(process.execPath, [`scripts/owner/${script}.ts`, file, '--replace'], {
      env: { ...process.env, DATABASE_URL: `sqlite:${database}` },
    });
    const exit = once(child, 'exit');
    await vi.waitFor(() => expect(findPartFolders(folder)).not.toEqual([]), {
      timeout: 20_000,
    });
    child.kill('SIGINT');
    expect(await exit).toEqual([130, null]);
    lock.close();
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(findPartFolders(folder)).toEqual([]);
  },
);

describe('a command rejects', () => {
  const missing: DatabaseUrl = { engine: 'sqlite', file: join(folder, 'missing.sqlite') };

  test('overwriting a file without --replace', async () => {
    const file = createFilePath('.csv');
    writeFileSync(file, 'mine');
    await expect(saveBackup({ databaseUrl: missing, file })).rejects.toThrow(`${file} is there already`);
    await expect(exportCsv({ databaseUrl: missing, file })).rejects.toThrow(`${file} is there already`);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('a missing database, and does not create it', async () => {
    await expect(saveBackup({ databaseUrl: missing, file: createFilePath('.sqlite') })).rejects.toThrow(
      /^there is no database at/,
    );
    await expect(exportCsv({ databaseUrl: missing, file: createFilePath('.csv') })).rejects.toThrow(
      /^there is no database at/,
    );
    expect(existsSync(join(folder, 'missing.sqlite'))).toBe(false);
  });

  test.each([
    ['missing', join(folder, 'none')],
    ['a folder', folder],
  ])('a backup that is %s', async (_, file) => {
    const target: DatabaseUrl = { engine: 'sqlite', file: createFilePath('.sqlite') };
    await expect(restoreBackup({ databaseUrl: target, file })).rejects.toThrow(/^there is no file/);
  });

  test('a backup that is a text file', async () => {
    const target: DatabaseUrl = { engine: 'sqlite', file: createFilePath('.sqlite') };
    const text = createFilePath('.sqlite');
    writeFileSync(text, 'hello '.repeat(1000));
    await expect(restoreBackup({ databaseUrl: target, file: text })).rejects.toThrow(
      /is not a backup of this site, or is damaged$/,
    );
  });

  test('a folder as the output file', async () => {
    const database = `sqlite:${createFilePath('.sqlite')}`;
    await addItems(database, 'a', 1);
    const parameters = { databaseUrl: parseDatabaseUrl(database), file: folder, canReplace: true };
    await expect(saveBackup(parameters)).rejects.toThrow(`${folder} is not a file: choose another name`);
    await expect(exportCsv(parameters)).rejects.toThrow(`${folder} is not a file: choose another name`);
  });

  describe('the database itself as FILE,', () => {
    let file: string;
    let databaseUrl: DatabaseUrl;
    beforeEach(async () => {
      file = createFilePath('.sqlite');
      databaseUrl = { engine: 'sqlite', file };
      await addItems(`sqlite:${file}`, 'mine', 3);
    });

    const isDatabase = / belongs to the database itself/;

    test('under any name, even with --replace, and changes nothing', async () => {
      const { cartRepository: carts, close } = await openTestCartDatabase(`sqlite:${file}`);
      await carts.add(albaOfAna);
      const contents = await backUpAndReadContents(`sqlite:${file}`, createFilePath('.backup'));
      const [symbolic, hardLink, folderLink] = [
        createFilePath('.link'),
        createFilePath('.link'),
        createFilePath('.folder'),
      ];
      symlinkSync(file, symbolic);
      linkSync(file, hardLink);
      symlinkSync(dirname(file), folderLink);
      const throughFolderLink = join(folderLink, basename(file));
      for (const name of [file, symbolic, hardLink, throughFolderLink, `${file}-wal`, `${file}-shm`]) {
        for (const work of [saveBackup, exportCsv, restoreBackup]) {
          await expect(work({ databaseUrl, file: name, canReplace: true }), `${work.name} of ${name}`).rejects.toThrow(
            isDatabase,
          );
        }
      }
      await close();
      expect(contents).toMatch(/^4 rows/);
      expect(await backUpAndReadContents(`sqlite:${file}`, createFilePath('.backup'))).toBe(contents);
    });

    test('if its address is a link', async () => {
      const link = createFilePath('.link');
      symlinkSync(file, link);
      await expect(
        exportCsv({ databaseUrl: { engine: 'sqlite', file: link }, file, canReplace: true }),
      ).rejects.toThrow(isDatabase);
    });

    test('as the name of its log, which without a server does not exist', async () => {
      await expect(saveBackup({ databaseUrl, file: `${file}-wal` })).rejects.toThrow(isDatabase);
    });
  });

  test.each([
    ['backup', [], /^error: usage: npm run backup -- FILE \[--replace\]\n$/],
    ['export', ['a', 'b'], /^error: usage: npm run export -- FILE\.csv \[--replace\]\n$/],
    ['restore', ['--force', 'a'], /^error: usage: npm run restore -- FILE \[--replace\]\n$/],
    ['restore', ['/nowhere/backup.sqlite'], /^error: there is no file \/nowhere\/backup\.sqlite\n$/],
    ['backup', ['/nowhere/backup.sqlite'], /^error: there is no folder \/nowhere\n$/],
  ])('%s %o with a one-line error', async (script, options, message) => {
    const { status, stderr } = await runOwnerCommand(`sqlite:${missing.file}`, [script, ...options]);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
