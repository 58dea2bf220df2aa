import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ensureBuild, switchCurrentBuild, type BuildStore } from '#scripts/build/versions/ensure-build.ts';
import { findAndLockNewestBuild } from '#scripts/build/versions/lock-build.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

let parent: string;
let root: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  parent = makeTestFolder('builds', onTestFinished);
  root = join(parent, 'dist');
  writeSource('one');
});
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
});

const sourceFile = () => join(parent, 'source');
const readSource = () => readFileSync(sourceFile(), 'utf8');
function writeSource(text: string): void {
  writeFileSync(sourceFile(), text);
}

const filesOfSmallBuild = 20;

function createBuildStore({ settings = 'a', edit = () => {} }: { settings?: string; edit?: () => void } = {}) {
  const lines: string[] = [];
  const make = vi.fn<BuildStore['make']>((folder) => {
    writeFileSync(join(folder, 'page'), readSource());
    edit();
    return Promise.resolve();
  });
  const computeFingerprint = () => ({ settings, sources: Buffer.from(readSource()).toString('hex') });
  return { root, computeFingerprint, make, log: (line: string) => lines.push(line), lines };
}

const nameBuild = ({ number, settings, sources }: { number: number; settings: string; sources: string }) =>
  `${number}-${settings}-${sources}`;
const readPage = (folder: string) => readFileSync(join(folder, 'page'), 'utf8');
const listFoldersAndLocks = () =>
  readdirSync(root)
    .filter((name) => name !== 'lock' && name !== 'current')
    .toSorted();
const listFolders = () => listFoldersAndLocks().filter((name) => !name.endsWith('.lock'));

function startBuildProcess(settings = 'a') {
  const child = spawn('node', ['tests/integration/support/small-build.ts', parent, settings]);
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const waitForBuildName = async () => {
    await vi.waitFor(() => expect(output.stdout + output.stderr).toMatch(/uses |rror/), { timeout: 60_000 });
    expect(output.stderr).toBe('');
    return /uses (\S+)/.exec(output.stdout)?.[1] ?? '';
  };
  return { child, output, waitForBuildName };
}

async function kill(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

describe('a start', () => {
  test('takes the build of the same sources', async () => {
    const built = await ensureBuild(createBuildStore());
    expect([built.isNew, readPage(built.folder)]).toEqual([true, 'one']);
    const storeOfSameSources = createBuildStore();
    expect(await ensureBuild(storeOfSameSources)).toEqual({ folder: built.folder, isNew: false });
    expect(storeOfSameSources.make).not.toHaveBeenCalled();
  });

  test('builds again after a change beside the build before', async () => {
    const oldBuild = await ensureBuild(createBuildStore());
    writeSource('two');
    const newBuild = await ensureBuild(createBuildStore());
    expect([readPage(oldBuild.folder), readPage(newBuild.folder)]).toEqual(['one', 'two']);
  });

  test('has a build of its own for other settings', async () => {
    const local = await ensureBuild(createBuildStore({ settings: 'a' }));
    const published = await ensureBuild(createBuildStore({ settings: 'b' }));
    expect(published.folder).not.toBe(local.folder);
    expect(await ensureBuild(createBuildStore({ settings: 'a' }))).toEqual({ ...local, isNew: false });
  });

  test('builds into a folder that is not taken for a build before it is whole', async () => {
    let seen: readonly unknown[] = [];
    const edit = () =>
      (seen = [
        findAndLockNewestBuild(root, { settings: 'a' }),
        listFolders().every((name) => name.startsWith('part-')),
      ]);
    await ensureBuild(createBuildStore({ edit }));
    expect(seen).toEqual([undefined, true]);
    expect(listFolders()).toHaveLength(1);
  });

  test('builds although the sources are unchanged when asked to', async () => {
    const oldBuild = await ensureBuild(createBuildStore());
    const forcedBuild = await ensureBuild(createBuildStore(), { isForced: true });
    expect(forcedBuild.isNew).toBe(true);
    expect(forcedBuild.folder).not.toBe(oldBuild.folder);
    expect(await ensureBuild(createBuildStore())).toEqual({ folder: forcedBuild.folder, isNew: false });
  });
});

describe('a build that fails', () => {
  const createFailingStore = (reason: string): BuildStore => ({
    ...createBuildStore(),
    make: (folder) => {
      writeFileSync(join(folder, 'page'), 'half');
      return Promise.reject(new Error(reason));
    },
  });

  test.each(['src/content/en/pages/home.ts:29: Unterminated string', 'ENOSPC: no space left on device, write'])(
    'leaves everything as it was, so that it can be repeated: %s',
    async (reason) => {
      const good = await ensureBuild(createBuildStore());
      const entriesOfGoodBuild = listFoldersAndLocks();
      writeSource('two');
      await expect(ensureBuild(createFailingStore(reason))).rejects.toThrow(reason);
      await expect(ensureBuild(createFailingStore(reason))).rejects.toThrow(reason);
      expect(listFoldersAndLocks()).toEqual(entriesOfGoodBuild);
      expect(readPage(good.folder)).toBe('one');
      expect(readPage((await ensureBuild(createBuildStore())).folder)).toBe('two');
    },
  );

  test('leaves the last good one of the same settings to be found', async () => {
    await ensureBuild(createBuildStore());
    writeSource('two');
    const good = await ensureBuild(createBuildStore());
    await ensureBuild(createBuildStore({ settings: 'b' }));
    writeSource('three');
    await expect(ensureBuild(createFailingStore('no'))).rejects.toThrow('no');
    expect(findAndLockNewestBuild(root, { settings: 'a' })).toBe(good.folder);
    expect(findAndLockNewestBuild(root, { settings: 'c' })).toBeUndefined();
  });
});

describe('an edit during a build', () => {
  test('is built too', async () => {
    const edited = createBuildStore({ edit: () => writeSource('two') });
    const { folder } = await ensureBuild(edited);
    expect(readPage(folder)).toBe('two');
    expect(edited.lines).toEqual(['Files have changed during the build: building again ...']);
    expect(listFolders()).toEqual([basename(folder)]);
    expect(await ensureBuild(createBuildStore())).toEqual({ folder, isNew: false });
  });

  test('that never ends leaves the last good build', async () => {
    const good = await ensureBuild(createBuildStore());
    let edits = 0;
    writeSource('0');
    await expect(ensureBuild(createBuildStore({ edit: () => writeSource(String(++edits)) }))).rejects.toThrow(
      'files have changed during each of 3 builds',
    );
    expect(listFolders()).toEqual([basename(good.folder)]);
  });
});

describe('processes that build', () => {
  test.each([0, 30, 150, 400, 900])(
    'use one whole build when the second starts %d ms after the first',
    async (delay) => {
      const first = startBuildProcess();
      await sleep(delay);
      const second = startBuildProcess();
      const name = await first.waitForBuildName();
      expect(await second.waitForBuildName()).toBe(name);
      const third = startBuildProcess();
      expect(await third.waitForBuildName()).toBe(name);
      expect(listFolders()).toEqual([name]);
      expect(readdirSync(join(root, name))).toHaveLength(filesOfSmallBuild);
      const built = [first, second, third].filter(({ output }) => output.stdout.includes('builds'));
      expect(built).toHaveLength(1);
    },
  );

  test('say that they wait for each other, also with other settings', async () => {
    writeFileSync(join(parent, 'hold'), '');
    const builder = startBuildProcess('a');
    await vi.waitFor(() => expect(builder.output.stdout).toContain('builds'), { timeout: 60_000 });
    const waiter = startBuildProcess('b');
    await vi.waitFor(() => expect(waiter.output.stdout).toContain('waiting'), { timeout: 60_000 });
    rmSync(join(parent, 'hold'));
    const names = [await builder.waitForBuildName(), await waiter.waitForBuildName()];
    expect(waiter.output.stdout).toBe(`Another build is running: waiting for its end ...\nbuilds\nuses ${names[1]}\n`);
    expect(listFolders()).toEqual(names);
  });

  test('take over from one that was killed and remove what it left', async () => {
    const killed = startBuildProcess();
    await vi.waitFor(() => expect(killed.output.stdout).toContain('builds'), { timeout: 60_000 });
    await kill(killed.child);
    expect(listFolders()).toEqual([expect.stringMatching(/^part-/)]);
    const next = startBuildProcess();
    const name = await next.waitForBuildName();
    expect(listFolders()).toEqual([name]);
    expect(next.output.stdout).not.toContain('waiting');
  });
});

describe('old builds', () => {
  async function buildAndEnd(text: string): Promise<string> {
    writeSource(text);
    const start = startBuildProcess();
    const name = await start.waitForBuildName();
    await kill(start.child);
    return name;
  }

  test('are removed, except the last three, the current one and those that are used', async () => {
    const current = await buildAndEnd('1');
    switchCurrentBuild(root, join(root, current));
    writeSource('2');
    const user = startBuildProcess();
    const used = await user.waitForBuildName();
    const unused = await buildAndEnd('3');
    const lastThree = [await buildAndEnd('4'), await buildAndEnd('5'), await buildAndEnd('6')];
    expect(listFolders()).toEqual([current, used, ...lastThree]);
    expect(listFoldersAndLocks()).toHaveLength(2 * listFolders().length);
    expect(unused.startsWith(nameBuild({ number: 3, settings: 'a', sources: '' }))).toBe(true);
    await kill(user.child);
    const newest = await buildAndEnd('7');
    expect(listFolders()).toEqual([current, ...lastThree.slice(1), newest]);
  });

  test('that cannot be removed are named without a failure', async () => {
    const unremovable = await buildAndEnd('1');
    rmSync(join(root, `${unremovable}.lock`));
    mkdirSync(join(root, `${unremovable}.lock`));
    for (const text of ['2', '3']) await buildAndEnd(text);
    writeSource('4');
    const storeOfFourth = createBuildStore();
    const { folder } = await ensureBuild(storeOfFourth);
    expect(readPage(folder)).toBe('4');
    expect(storeOfFourth.lines).toEqual([expect.stringMatching(/^Not removed: /)]);
    expect(listFolders()).toContain(unremovable);
  });

  test('that are being removed are not used', async () => {
    const { folder } = await ensureBuild(createBuildStore());
    rmSync(folder, { recursive: true });
    mkdirSync(join(root, nameBuild({ number: 9, settings: 'a', sources: 'b' })));
    expect(findAndLockNewestBuild(root, { settings: 'a' })).toBeUndefined();
  });
});

test('the current build is a link that is replaced at once', async () => {
  const oldBuild = await ensureBuild(createBuildStore());
  switchCurrentBuild(root, oldBuild.folder);
  expect(readPage(join(root, 'current'))).toBe('one');
  writeSource('two');
  const newBuild = await ensureBuild(createBuildStore());
  expect(readPage(join(root, 'current'))).toBe('one');
  switchCurrentBuild(root, newBuild.folder);
  expect(readPage(join(root, 'current'))).toBe('two');
  expect(existsSync(oldBuild.folder)).toBe(true);
  expect(listFolders()).toHaveLength(2);
});
