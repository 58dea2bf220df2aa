import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { assertNotDatabaseFile, withPrivateFolder, writeAtomically } from './private-files.ts';

let root: string;
beforeEach(() => {
  root = makeTestFolder('private', onTestFinished);
});

const postgres: DatabaseUrl = { engine: 'postgres', url: 'postgres://localhost/site' };
const write = (file: string, canReplace: boolean, during = (_temporaryFile: string) => {}) =>
  writeAtomically({ databaseUrl: postgres, file, canReplace }, (temporaryFile) => {
    writeFileSync(temporaryFile, 'new', { mode: 0o600 });
    during(temporaryFile);
    return Promise.resolve('result');
  });

test('a file appears under its name only when it is complete', async () => {
  const file = join(root, 'backup');
  let folder = '';
  const result = await write(file, false, (temporaryFile) => {
    expect(existsSync(file)).toBe(false);
    expect(temporaryFile).toMatch(new RegExp(`^${file}\\.part-${process.pid}-\\w{6}/part$`));
    folder = join(temporaryFile, '..');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
  expect(result).toBe('result');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['backup']);
});

test('an existing file is replaced only if that is allowed, also one that appears meanwhile', async () => {
  const file = join(root, 'backup');
  const isThere = `${file} is there already: choose another name or add --replace`;
  await expect(write(file, false, () => writeFileSync(file, 'meanwhile'))).rejects.toThrow(isThere);
  await expect(write(file, false, () => expect.fail('it was written'))).rejects.toThrow(isThere);
  expect(readFileSync(file, 'utf8')).toBe('meanwhile');
  await write(file, true);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['backup']);
});

test('a folder is neither made nor replaced', async () => {
  const missing = join(root, 'missing');
  await expect(write(join(missing, 'backup'), false)).rejects.toThrow(new Error(`there is no folder ${missing}`));
  await expect(write(root, true)).rejects.toThrow(`${root} is not a file: choose another name`);
});

test('a private folder is always removed, also at the exit of the process', async () => {
  const before = process.listeners('exit');
  const folders: string[] = [];
  const work = (folder: string) => {
    folders.push(folder);
    writeFileSync(join(folder, 'secret'), 'x');
    return Promise.resolve(1);
  };
  expect(await withPrivateFolder(join(root, 'work'), work)).toBe(1);
  const failing = withPrivateFolder(join(root, 'work'), async (folder) => {
    await work(folder);
    throw new Error('no luck');
  });
  await expect(failing).rejects.toThrow('no luck');
  expect(folders).toHaveLength(2);
  expect(readdirSync(root)).toEqual([]);

  await withPrivateFolder(join(root, 'work'), async (folder) => {
    await work(folder);
    const [atExit, ...others] = process.listeners('exit').filter((listener) => !before.includes(listener));
    expect(others).toEqual([]);
    atExit?.call(process, 1);
    expect(existsSync(folder)).toBe(false);
  });
  expect(process.listeners('exit')).toEqual(before);
});

test('what killed processes left is removed, what may be in use or of others is not', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const make = (name: string, inner: string) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, inner), 'x');
    return name;
  };
  make(`a.backup.part-${ended}-aB3_x9`, 'part');
  make(`restore.part-${ended}-abcdef`, 'copy.sqlite');
  writeFileSync(join(root, `restore.part-${ended}-abcdef`, 'copy.sqlite-wal'), 'x');
  const old = make(`b.backup.part-${process.pid}-abcdef`, 'part');
  utimesSync(join(root, old), 1, 1);
  const kept = [
    make(`c.backup.part-${process.pid}-abcdef`, 'part'),
    make(`c.backup.part-${process.ppid}-abcdef`, 'part'),
    make(`c.backup.part-${ended}-abcdef`, 'part-of-others'),
    make(`c.backup.part-${ended}-abcdefg`, 'part'),
    make('c.backup.part-x-abcdef', 'part'),
  ];
  writeFileSync(join(root, `file.part-${ended}-abcdef`), 'x');
  await write(join(root, 'd.backup'), false);
  expect(readdirSync(root).toSorted()).toEqual([...kept, 'd.backup', `file.part-${ended}-abcdef`].toSorted());
});

test('the database and its logs are no files to write or to read, whatever they are called', () => {
  const file = join(root, 'site.sqlite');
  const url: DatabaseUrl = { engine: 'sqlite', file };
  const refusalMessage = (name: string) => `${name} belongs to the database itself (DATABASE_URL): choose another file`;
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`, relative('.', file)]) {
    expect(() => assertNotDatabaseFile(url, name)).toThrow(new Error(refusalMessage(name)));
  }
  writeFileSync(file, '');
  linkSync(file, join(root, 'link'));
  expect(() => assertNotDatabaseFile(url, join(root, 'link'))).toThrow(refusalMessage(join(root, 'link')));
  expect(() => assertNotDatabaseFile({ engine: 'sqlite', file: relative('.', file) }, file)).toThrow(
    refusalMessage(file),
  );
  writeFileSync(join(root, 'other'), '');
  for (const name of ['other', 'site.sqlite-old', 'none/site.sqlite']) {
    expect(() => assertNotDatabaseFile(url, join(root, name))).not.toThrow();
  }
  expect(() =>
    assertNotDatabaseFile({ engine: 'sqlite', file: join(root, 'none/site.sqlite') }, join(root, 'none/site.sqlite')),
  ).toThrow('belongs to the database itself');
  expect(() => assertNotDatabaseFile(postgres, file)).not.toThrow();
});
