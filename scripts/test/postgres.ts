import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL of its own, in a temporary folder, for tests and measurements. */
export interface TemporaryPostgres {
  readonly url: string;
  /** Ends it as a power cut would, without a word to anyone. */
  kill(): Promise<void>;
  /** Starts it again on its port and its data, after `kill`. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const startMs = 60_000;

/** Makes and starts a cluster on a free loopback port, writes as durable as by default; throws when it can't. */
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
    const giveUpAt = Date.now() + startMs;
    // After a kill, the old server's children may hold its memory for a moment: it is started until it stays.
    for (;;) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
        server = spawn(join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
      }
      if (await answers(url)) return;
      if (Date.now() > giveUpAt) throw new Error(`PostgreSQL did not start within ${startMs / 1000} s in ${folder}`);
      await sleep(100);
    }
  };
  const endWithProcess = () => server?.kill('SIGQUIT');
  process.once('exit', endWithProcess);
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      process.off('exit', endWithProcess);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Debian keeps the server's programs out of the PATH, a folder for each version. */
function binaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error(`PostgreSQL is not installed (no ${root}/*/bin/initdb): apt-get install postgresql`);
  return found;
}

/** PostgreSQL refuses to run as root; the package brings a user for it. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: postgresId('-u'), gid: postgresId('-g') };
}

function postgresId(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

async function answers(url: string): Promise<boolean> {
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
