import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#content/company.ts';
import { papers } from '#content/papers.ts';
import { toUtcDay } from '#domain/day.ts';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { version } from '#server/config/version.ts';
import { listOwnerWarnings } from '#server/monitoring/owner-warnings.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { killGroup } from '#tests/support/kill-group.ts';
import { writeBuiltSite, type BuiltSite } from '#tests/support/write-built-site.ts';
import { serverErrors } from '#text/server/server-errors.ts';

let root: string;
let site: BuiltSite;
const running: ChildProcess[] = [];

beforeEach(() => {
  site = writeBuiltSite(onTestFinished);
  root = resolve(site.folder, '..');
  mkdirSync(join(root, 'node_modules'));
  const packages = readdirSync('node_modules').filter((name) => !name.startsWith('.'));
  for (const name of ['src', 'package.json', ...packages.map((each) => join('node_modules', each))]) {
    symlinkSync(resolve(name), join(root, name));
  }
  symlinkSync(resolve('src/server'), join(root, 'server'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    killGroup(child);
    await end(child);
  }
});

const nodeOptions = ['--preserve-symlinks', '--preserve-symlinks-main'];

function run(variables: Readonly<Record<string, string>> = {}, log: 'pipe' | number = 'pipe') {
  return runProgram(process.execPath, [...nodeOptions, join(root, 'server/main.ts')], variables, log);
}

function runNpmStart() {
  for (const name of ['package-lock.json', 'node_modules/.bin', 'node_modules/.installed']) {
    symlinkSync(resolve(name), join(root, name));
  }
  mkdirSync(join(root, 'scripts'));
  for (const name of ['install.mjs', 'support/install-debian-packages.mjs']) {
    cpSync(`scripts/${name}`, join(root, 'scripts', name));
  }
  writeFileSync(join(root, 'scripts/start.ts'), "await import('../server/main.ts');");
  return runProgram('npm', ['start'], { npm_config_node_options: nodeOptions.join(' ') });
}

function runProgram(
  command: string,
  options: readonly string[],
  variables: Readonly<Record<string, string>>,
  log: 'pipe' | number = 'pipe',
) {
  const { NODE_COMPILE_CACHE: _cache, SITE_URL: _url, ...inherited } = process.env;
  const child = spawn(command, options, {
    cwd: root,
    detached: true,
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', ...variables },
    stdio: ['ignore', log, log],
  });
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output.stderr += text.toString()));
  return { child, output };
}

async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (!hasExited(child)) {
    const closed = once(child, 'close');
    if (signal) child.kill(signal);
    await closed;
  }
  return child.exitCode;
}

async function waitForUrl({ output }: ReturnType<typeof run>): Promise<string> {
  await vi.waitFor(() => expect(output.stdout).toContain('carts in'), { timeout: 15_000 });
  return /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout)?.[0] ?? '';
}

function getLines(log: string): Readonly<Record<string, unknown>>[] {
  return log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

async function startPost(url: string): Promise<{ socket: Socket; finishPost: () => Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ ...albaOfAna, email: 'ana@example.com' });
  const socket = connect(Number(port), hostname);
  const head = `POST /api/cart HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  socket.write(body.slice(0, -1));
  return {
    socket,
    finishPost: async () => {
      let response = '';
      socket.on('data', (text: Buffer) => (response += text.toString()));
      socket.write(body.slice(-1));
      await once(socket, 'close');
      return response;
    },
  };
}

async function waitForRefusal(url: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'), { timeout: 15_000 });
}

const linesHeldBack = 500;

async function fillLogs(url: string): Promise<void> {
  for (let page = 0; page <= linesHeldBack; page++) {
    expect((await fetch(`${url}/about`)).status, `page ${page}`).toBe(200);
  }
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
  expect((await fetch(`${url}/about`)).status).toBe(200);
}

const defaultCompileCache = 'node_modules/.cache/compile';

const manyScripts = 20;
const compileWaiting = { timeout: 15_000, interval: 200 };
const countCompiledScripts = (folder: string) => readdirSync(join(root, folder), { recursive: true }).length;

describe('the server', () => {
  test.each([
    [{ PORT: 'none' }, 'error: PORT must be a whole number from 0 to 65535, not "none"\n'],
    [{ COMPANY_EMAIL: 'nobody' }, 'error: company: email is not an email address: nobody\n'],
  ])('ends with one line if it is started with %o', async (variables, stderr) => {
    const { child, output } = run(variables);
    expect(await end(child)).toBe(1);
    expect(output).toEqual({ stdout: '', stderr });
  });

  test('serves and logs pages and carts', async () => {
    const server = run();
    const url = await waitForUrl(server);
    expect(await (await fetch(`${url}/about`)).text()).toContain('About');
    expect((await fetch(`${url}/api/cart?email=a@example.com`)).status).toBe(200);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    expect(getLines(server.output.stdout)[0]).toMatchObject({
      level: 'info',
      message: `${company.name} ${version} at ${url}, carts in SQLite at data/site.sqlite`,
    });
    expect(server.output.stdout).toContain('/about');
  });

  test('warns its owner at the start', async () => {
    const server = run();
    await waitForUrl(server);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    const warnings = getLines(server.output.stderr);
    expect(warnings.map(({ level }) => level)).toEqual(warnings.map(() => 'warning'));
    expect(warnings.map(({ message }) => message)).toEqual([
      ...listOwnerWarnings(company, papers, toUtcDay(new Date())),
      'SITE_URL is not set: search engines and shared links are told http://localhost:3000',
    ]);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends well by %s, with all data in one file', async (signal) => {
    const server = run();
    const url = await waitForUrl(server);
    expect((await fetch(`${url}/api/cart?email=a@example.com`)).status).toBe(200);
    expect(await end(server.child, signal)).toBe(0);
    expect(readdirSync(join(root, 'data'))).toEqual(['site.sqlite']);
  });
});

test('a signal that comes twice, as from a terminal and from npm, cuts no pending request', async () => {
  const server = run();
  const url = await waitForUrl(server);
  const { finishPost } = await startPost(url);
  server.child.kill('SIGINT');
  await waitForRefusal(url);
  server.child.kill('SIGINT');
  expect(await finishPost()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await end(server.child)).toBe(0);
});

test.each([
  ['SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['Ctrl-C in the terminal of npm', (pid: number) => process.kill(-pid, 'SIGINT')],
])('%s ends the server and npm after a pending request is answered', async (_, send) => {
  const npm = runNpmStart();
  const url = await waitForUrl(npm);
  const { finishPost } = await startPost(url);
  send(npm.child.pid ?? 0);
  await waitForRefusal(url);
  expect(npm.child.exitCode).toBeNull();
  expect(await finishPost()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await end(npm.child)).toBe(0);
  expect(readdirSync(join(root, 'data'))).toEqual(['site.sqlite']);
});

test('an outage is answered with 503 and logged with its reason', async () => {
  const server = run({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' });
  const response = await fetch(`${await waitForUrl(server)}/api/cart?email=a@example.com`);
  expect([response.status, await response.json()]).toEqual([503, { error: serverErrors.unavailable }]);
  expect(await end(server.child, 'SIGTERM')).toBe(0);
  const lines = getLines(server.output.stderr);
  expect(lines[0]?.['message']).toContain('PostgreSQL at 127.0.0.1:1/site does not answer (');
  const error = lines.find(({ level }) => level === 'error');
  expect(error?.['message']).toContain('StorageUnavailableError: the database has not answered yet');
  const request = response.headers.get('x-request-id');
  expect(error).toMatchObject({ request });
  expect(getLines(server.output.stdout)).toContainEqual(expect.objectContaining({ request, status: 503 }));
});

const unreachablePostgres = { DATABASE_URL: 'postgres://site@127.0.0.1:1/site', RATE_LIMIT_PER_MINUTE: '0' };

test('a log whose reader has ended does not end the server', async () => {
  const { child, output } = run(unreachablePostgres);
  const url = await waitForUrl({ child, output });
  child.stdout?.destroy();
  child.stderr?.destroy();
  await fillLogs(url);
  expect(await end(child, 'SIGTERM')).toBe(0);
});

test.runIf(existsSync('/dev/full'))('a log on a full disk does not end the server', async () => {
  const port = String(await getFreePort());
  const fullDisk = openSync('/dev/full', 'w');
  const { child } = run({ ...unreachablePostgres, PORT: port }, fullDisk);
  closeSync(fullDisk);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/about`)).status).toBe(200), { timeout: 15_000 });
  await fillLogs(url);
  expect(await end(child, 'SIGTERM')).toBe(0);
});

test('a server that is killed later has saved its compiled scripts', async () => {
  const { child } = run();
  await vi.waitFor(
    () => expect(countCompiledScripts(defaultCompileCache)).toBeGreaterThan(manyScripts),
    compileWaiting,
  );
  await end(child, 'SIGKILL');
});

test('the compiled scripts are saved in the folder of the operator, if there is one', async () => {
  const { child } = run({ NODE_COMPILE_CACHE: join(root, 'of-the-operator') });
  await vi.waitFor(() => expect(countCompiledScripts('of-the-operator')).toBeGreaterThan(manyScripts), compileWaiting);
  await end(child, 'SIGKILL');
  expect(existsSync(join(root, defaultCompileCache))).toBe(false);
});
