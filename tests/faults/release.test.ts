import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { readJson } from '#scripts/support/read-json.ts';
import { getText, readStages } from '#tests/support/deploy/dockerfile.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const stages = readStages();
const buildStage = getStage('build');
const imageStage = getStage(undefined);

/** Contains a folder for each stage of the image, in place of the stage's file system. */
const root = makeTestFolder('image', afterAll);
const running: ChildProcess[] = [];
const packagesFolder = resolve('node_modules');

const systemFolders = ['/usr', '/bin', '/lib', '/lib64', '/sbin', '/etc'].filter(existsSync);
const system = systemFolders.flatMap((folder) => ['--ro-bind', folder, folder]);
const sandbox = [...system, ...'--dev /dev --proc /proc --tmpfs /tmp --die-with-parent --clearenv'.split(' ')];
const envArguments = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]);

function getStage(name: string | undefined) {
  const stage = stages.findLast((each) => each.name === name);
  if (!stage) throw new Error('deploy/Dockerfile has no such stage');
  return stage;
}

function runInBuild(command: string): void {
  const folders = ['build', 'previous', 'srv'].flatMap((name) => ['--bind', join(root, name), `/${name}`]);
  const env = {
    PATH: `${packagesFolder}/.bin:/usr/local/bin:/usr/bin:/bin`,
    HOME: '/tmp',
    SITE_URL: 'https://image.example.com',
  };
  const node = ['--ro-bind', packagesFolder, packagesFolder, '--bind', packagesFolder, '/build/node_modules'];
  execFileSync(
    'bwrap',
    [...sandbox, ...folders, ...node, ...envArguments(env), '--chdir', '/build', '/bin/sh', '-c', command],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
}

function copyContext(sources: readonly string[], target: string): void {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  const names = sources.includes('.') ? readdirSync('.').filter((name) => !ignored.includes(name)) : sources;
  for (const name of names) {
    const path = target === './' || target === '.' ? name : join(target, basename(name));
    mkdirSync(dirname(join(root, 'build', path)), { recursive: true });
    cpSync(name, join(root, 'build', path), { recursive: true });
  }
}

beforeAll(() => {
  for (const name of ['build', 'build/node_modules', 'previous', 'srv', 'data']) mkdirSync(join(root, name));
  const former = join(root, 'previous/dist/1-aa-bb/site/assets');
  mkdirSync(former, { recursive: true });
  writeFileSync(join(former, 'home-0a1b2c3d.js'), 'former');
  for (const { name, text } of buildStage.steps) {
    const words = text.split(' ');
    if (name === 'COPY' && !text.startsWith('/')) copyContext(words.slice(0, -1), words.at(-1) ?? '');
    // No packages of Debian are installed: those of this machine stand in for them.
    if (name === 'RUN' && !text.startsWith('apt-get ')) runInBuild(text);
  }
}, 1_800_000);
afterAll(async () => {
  for (const child of running) {
    if (hasExited(child)) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function sandboxArguments(release: string, env: Readonly<Record<string, string>>): string[] {
  const hidden = ['/usr/bin/npm', '/usr/bin/node', '/usr/local/bin/npm', '/usr/local/bin/node'].filter(existsSync);
  return [
    ...sandbox,
    ...hidden.flatMap((file) => ['--ro-bind', '/dev/null', file]),
    '--ro-bind',
    release,
    '/srv/site',
    '--bind',
    join(root, 'data'),
    '/data',
    '--chdir',
    '/srv/site',
    ...'--unshare-user --unshare-pid --uid 990 --gid 990'.split(' '),
    ...envArguments({ PATH: '/usr/bin:/bin', ...env }),
  ];
}

async function serve(release: string) {
  const port = String(await getFreePort());
  const variables = getText(imageStage, 'ENV')
    .split(' ')
    .map((each) => each.split('=', 2) as [string, string]);
  const env = { ...Object.fromEntries(variables), PORT: port, SITE_URL: 'https://image.example.com' };
  const command = ['ENTRYPOINT', 'CMD'].flatMap((name) => JSON.parse(getText(imageStage, name)) as string[]);
  const child = spawn('bwrap', [...sandboxArguments(release, env), ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (hasExited(child)) throw new Error(output);
      expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    },
    { timeout: 60_000 },
  );
  return {
    url,
    run: (...words: string[]) =>
      spawnSync('bwrap', [...sandboxArguments(release, env), 'bin/site', ...words], { encoding: 'utf8' }),
    output: () => output,
    child,
  };
}

test('the image serves the site with the files of the previous image', async () => {
  const site = await serve(join(root, 'srv/site'));
  expect(await (await fetch(site.url)).text()).toContain('<link rel="canonical" href="https://image.example.com/"');
  expect(await (await fetch(`${site.url}/assets/home-0a1b2c3d.js`)).text()).toBe('former');
  const [line = ''] = site.output().split('\n');
  const { version } = readJson('package.json') as { version: string };
  expect((JSON.parse(line) as { message: string }).message).toContain(` ${version} at `);
});

test('the image runs the commands of the owner', async () => {
  const site = await serve(join(root, 'srv/site'));
  const added = await postItem(site.url, albaOfAna);
  expect(added.status).toBe(201);
  expect(site.run('health').status).toBe(0);
  expect(site.run('backup', '/data/carts.backup').stdout).toBe('saved 1 row to /data/carts.backup\n');
  expect(site.run('scheduled-backup', '/data').stdout).toContain('restored them for a rehearsal');
  expect(site.run('person', 'ana@example.com').stdout).toContain('Alba');
  expect(site.run('forget', 'ana@example.com').stdout).toContain('erased 1 row of ana@example.com');
});

test('the archive starts without npm, from the few packages of the server', async () => {
  runInBuild('npm run release');
  const [archive = ''] = readdirSync(join(root, 'build/release'));
  expect(archive).toMatch(/^ceylon-spice-exports-\d+\.\d+\.\d+-linux-\w+\.tar\.gz$/);
  const unpacked = join(root, 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(root, 'build/release', archive), '-C', unpacked]);
  const [folder = ''] = readdirSync(unpacked);
  const site = await serve(join(unpacked, folder));
  expect((await fetch(`${site.url}/product/${idsByName.alba}`)).status).toBe(200);
  const names = readdirSync(join(unpacked, folder, 'node_modules'));
  expect(names).toContain('pg');
  expect(names.filter((name) => /vite|react|typescript|kysely/.test(name))).toEqual([]);
});
