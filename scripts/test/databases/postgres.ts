import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { until } from '#scripts/support/until.ts';
import { findUnprivilegedUser, getPostgresBinFolder } from './postgres-programs.ts';
import { queryValue } from './query-value.ts';

export interface TemporaryPostgres {
  readonly url: string;
  readonly getProcessId: () => number;
  /** Sets a setting, such as `fsync = off`, for sessions that begin later. */
  readonly configure: (setting: string) => Promise<void>;
  readonly promote: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const startTimeoutMs = 60_000;

export async function startPostgres(): Promise<TemporaryPostgres> {
  const password = randomBytes(12).toString('hex');
  return startCluster(password, (data, folder) => {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    const user = findUnprivilegedUser();
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const options = ['-D', data, '-U', 'site', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    runProgram('initdb', [...options, '-E', 'UTF8', '--locale=C.UTF-8'], folder);
  });
}

export async function startStandby({ url }: TemporaryPostgres): Promise<TemporaryPostgres> {
  return startCluster(new URL(url).password, (data, folder) => {
    runProgram('pg_basebackup', ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], folder);
  });
}

function runProgram(name: string, options: readonly string[], folder: string): void {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(join(getPostgresBinFolder(), name), options, {
    ...findUnprivilegedUser(),
    cwd: folder,
    stdio: [...stdio],
  });
}

async function startCluster(
  password: string,
  create: (data: string, folder: string) => void,
): Promise<TemporaryPostgres> {
  const user = findUnprivilegedUser();
  const { path: folder, remove } = makeDisposableFolder('postgres');
  const data = join(folder, 'data');
  if (user) chownSync(folder, user.uid, user.gid);
  create(data, folder);
  const port = await getFreePort();
  const url = `postgres://site:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!server || hasExited(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const start = async () => {
    // After a kill, child processes hold the shared memory for a moment, so the start is retried.
    const startAndAsk = () => {
      if (!server || hasExited(server)) {
        const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
        server = spawn(join(getPostgresBinFolder(), 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
      }
      return queryValue(url, 'select 1');
    };
    await until(`PostgreSQL in ${folder}`, startAndAsk, { timeoutMs: startTimeoutMs, intervalMs: 100 });
  };
  const stopWithProcess = () => server?.kill('SIGQUIT');
  process.once('exit', stopWithProcess);
  await start();
  return {
    url,
    start,
    getProcessId: () => {
      if (server?.pid === undefined) throw new Error('PostgreSQL does not run');
      return server.pid;
    },
    configure: async (setting) => {
      const [, name = '', value] = /^(\w+) = '?(.*?)'?$/.exec(setting) ?? [];
      await queryValue(url, `alter system set ${setting}`);
      await queryValue(url, 'select pg_reload_conf()');
      const isSet = async () => (await queryValue(url, `show ${name}`)) === value;
      await until(`the setting ${setting}`, isSet, { intervalMs: 20 });
    },
    promote: async () => {
      await queryValue(url, 'select pg_promote()');
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT');
      process.off('exit', stopWithProcess);
      remove();
    },
  };
}
