import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { waitUntilUp } from '#scripts/support/until.ts';
import { findUnprivilegedUser } from './postgres-programs.ts';
import { queryValue } from './query-value.ts';

/** A PgBouncer on a free port, configured as in `docs/deploy.md`. */
export interface TemporaryPgBouncer {
  readonly url: string;
  readonly pointTo: (serverUrl: string) => void;
  readonly stop: () => Promise<void>;
}

const program = '/usr/sbin/pgbouncer';

export async function startPgBouncer(serverUrl: string): Promise<TemporaryPgBouncer> {
  const user = findUnprivilegedUser();
  const { path: folder, remove } = makeDisposableFolder('pgbouncer');
  const port = await getFreePort();
  const [configuration, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const { username, password } = new URL(serverUrl);
  const writeConfiguration = (url: string) => {
    const server = new URL(url);
    writeFileSync(
      configuration,
      readFileSync('scripts/test/databases/pgbouncer.ini', 'utf8')
        .replace('host=10.0.0.21 port=5432', `host=${server.hostname} port=${server.port}`)
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replaceAll(/\/etc\/pgbouncer|\/var\/(log|run)\/postgresql/g, folder),
    );
  };
  writeConfiguration(serverUrl);
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
  for (const path of [folder, configuration, users]) if (user) chownSync(path, user.uid, user.gid);
  const child = spawn(program, ['-q', configuration], { ...user, cwd: folder, stdio: 'ignore' });
  const endWithProcess = () => child.kill('SIGKILL');
  process.once('exit', endWithProcess);

  const url = new URL(serverUrl);
  url.port = String(port);
  const isUp = await waitUntilUp(child, () => queryValue(url.href, 'select 1').then(Boolean));
  if (!isUp) throw new Error(`PgBouncer did not start in ${folder}`);
  return {
    url: url.href,
    pointTo: (newUrl) => {
      writeConfiguration(newUrl);
      child.kill('SIGHUP');
    },
    stop: async () => {
      process.off('exit', endWithProcess);
      const ended = once(child, 'exit');
      if (!hasExited(child) && child.kill('SIGTERM')) await ended;
      remove();
    },
  };
}
