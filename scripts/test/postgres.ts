import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server in a temporary folder, for tests and measurements. */
export interface TemporaryPostgres {
  readonly url: string;
  /** Kills it with SIGKILL, without a shutdown. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and data. */
  start(): Promise<void>;
  /** Stops it and deletes its folder. */
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

/** Creates and starts a cluster on a free loopback port, with the default durability; throws if it fails. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const bin = binaries();
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [folder, passwordFile]) if (owner) chownSync(path, owner.uid, owner.gid);
  const initArguments = ['-D', data, '-U', 'site', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  execFileSync(join(bin, 'initdb'), [...initArguments, '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const url = `postgres://site:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const start = async () => {
    const deadline = Date.now() + startTimeoutMs;
    // After a kill, child processes may hold the shared memory for a moment, so the start is retried.
    for (;;) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
        server = spawn(join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
      }
      if (await isUp(url)) return;
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL did not start within ${startTimeoutMs / 1000} s in ${folder}`);
      await sleep(100);
    }
  };
  const stopWithProcess = () => server?.kill('SIGQUIT');
  process.once('exit', stopWithProcess);
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      process.off('exit', stopWithProcess);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Debian keeps the server binaries outside the PATH, in one folder per version. */
function binaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error(`PostgreSQL is not installed (no ${root}/*/bin/initdb): apt-get install postgresql`);
  return found;
}

/** PostgreSQL refuses to run as root; the Debian package creates a user for it. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: postgresId('-u'), gid: postgresId('-g') };
}

function postgresId(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

async function isUp(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
