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
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { assertNotDatabaseFile, withPrivateFolder, writeAtomically } from './private-files.ts';

let root: string;
beforeEach(() => {
  root = makeTestFolder('private', onTestFinished);
});

const postgres: DatabaseUrl = { engine: 'postgres', url: 'postgres://localhost/site' };
const toUrl = (file: string): DatabaseUrl => ({ engine: 'sqlite', file });
const composeRejection = (name: string) => `${name} belongs to the database itself (DATABASE_URL): choose another file`;
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

test('an existing file is not replaced, also one that appears meanwhile', async () => {
  const file = join(root, 'backup');
  const isThere = `${file} is there already: choose another name or add --replace`;
  await expect(write(file, false, () => writeFileSync(file, 'meanwhile'))).rejects.toThrow(isThere);
  await expect(write(file, false, () => expect.fail('it was written'))).rejects.toThrow(isThere);
  expect(readFileSync(file, 'utf8')).toBe('meanwhile');
});

test('an existing file is replaced if that is allowed', async () => {
  const file = join(root, 'backup');
  writeFileSync(file, 'before');
  await write(file, true);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(root)).toEqual(['backup']);
});

test('a folder is neither made nor replaced', async () => {
  const missing = join(root, 'missing');
  await expect(write(join(missing, 'backup'), false)).rejects.toThrow(new Error(`there is no folder ${missing}`));
  await expect(write(root, true)).rejects.toThrow(`${root} is not a file: choose another name`);
});

test('a private folder is removed after its work', async () => {
  const result = await withPrivateFolder(join(root, 'work'), (folder) => {
    writeFileSync(join(folder, 'secret'), 'x');
    return Promise.resolve(1);
  });
  expect(result).toBe(1);
  expect(readdirSync(root)).toEqual([]);
});

test('a private folder is removed after work that fails', async () => {
  const failing = withPrivateFolder(join(root, 'work'), (folder) => {
    writeFileSync(join(folder, 'secret'), 'x');
    return Promise.reject(new Error('no luck'));
  });
  await expect(failing).rejects.toThrow('no luck');
  expect(readdirSync(root)).toEqual([]);
});

test('a private folder is removed at the exit of the process', async () => {
  const listenersBefore = process.listeners('exit');
  await withPrivateFolder(join(root, 'work'), (folder) => {
    writeFileSync(join(folder, 'secret'), 'x');
    const [atExit, ...furtherListeners] = process
      .listeners('exit')
      .filter((listener) => !listenersBefore.includes(listener));
    expect(furtherListeners).toEqual([]);
    atExit?.call(process, 1);
    expect(existsSync(folder)).toBe(false);
    return Promise.resolve();
  });
  expect(process.listeners('exit')).toEqual(listenersBefore);
});

test('files that killed processes left are removed, but none that may be in use or belong to others', async () => {
  const endedId = spawnSync(process.execPath, ['--version']).pid;
  const makeFolder = (name: string, ...files: readonly string[]) => {
    mkdirSync(join(root, name));
    for (const file of files) writeFileSync(join(root, name, file), 'x');
    return name;
  };
  makeFolder(`a.backup.part-${endedId}-aB3_x9`, 'part');
  makeFolder(`restore.part-${endedId}-abcdef`, 'copy.sqlite', 'copy.sqlite-wal');
  const yearsOld = makeFolder(`b.backup.part-${process.pid}-abcdef`, 'part');
  utimesSync(join(root, yearsOld), 1, 1);
  const keptFolders = {
    'of this process': makeFolder(`c.backup.part-${process.pid}-abcdef`, 'part'),
    'of another process that runs': makeFolder(`c.backup.part-${process.ppid}-abcdef`, 'part'),
    'with a file of others': makeFolder(`c.backup.part-${endedId}-abcdef`, 'part-of-others'),
    'with a longer name': makeFolder(`c.backup.part-${endedId}-abcdefg`, 'part'),
    'without the number of a process': makeFolder('c.backup.part-x-abcdef', 'part'),
  };
  const keptFile = `file.part-${endedId}-abcdef`;
  writeFileSync(join(root, keptFile), 'x');
  await write(join(root, 'd.backup'), false);
  expect(readdirSync(root).toSorted()).toEqual([...Object.values(keptFolders), 'd.backup', keptFile].toSorted());
});

describe('a file of the owner is not', () => {
  const checkFile = (name: string, file = join(root, 'site.sqlite')) => assertNotDatabaseFile(toUrl(file), name);

  test.each(['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'site.sqlite-journal'])(
    '%s of the database, also by its relative path',
    (name) => {
      const path = join(root, name);
      expect(() => checkFile(path)).toThrow(new Error(composeRejection(path)));
      expect(() => checkFile(relative('.', path))).toThrow(new Error(composeRejection(relative('.', path))));
    },
  );

  test('a link to the database', () => {
    writeFileSync(join(root, 'site.sqlite'), '');
    linkSync(join(root, 'site.sqlite'), join(root, 'link'));
    expect(() => checkFile(join(root, 'link'))).toThrow(composeRejection(join(root, 'link')));
  });

  test('the database by its whole path, where DATABASE_URL has the relative one', () => {
    const file = join(root, 'site.sqlite');
    writeFileSync(file, '');
    expect(() => checkFile(file, relative('.', file))).toThrow(composeRejection(file));
  });

  test('the database in a folder that is missing', () => {
    const file = join(root, 'none/site.sqlite');
    expect(() => checkFile(file, file)).toThrow(composeRejection(file));
  });
});

test.each(['other', 'site.sqlite-old', 'none/site.sqlite'])('%s is a file beside the database', (name) => {
  writeFileSync(join(root, 'site.sqlite'), '');
  writeFileSync(join(root, 'other'), '');
  expect(() => assertNotDatabaseFile(toUrl(join(root, 'site.sqlite')), join(root, name))).not.toThrow();
});

test('no file belongs to a database of PostgreSQL', () => {
  expect(() => assertNotDatabaseFile(postgres, join(root, 'site.sqlite'))).not.toThrow();
});
