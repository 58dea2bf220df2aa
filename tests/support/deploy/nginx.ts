import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { waitUntilUp } from '#scripts/support/until.ts';

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

interface Nginx {
  readonly ports: readonly number[];
  readonly stop: () => Promise<void>;
}

/** How often nginx is started: another test may take a free port before nginx listens on it. */
const maxAttempts = 5;

/**
 * Starts nginx with the `http` block that `composeHttpBlock` returns for `portCount` free ports. Logs and temporary
 * files go into the existing `folder`. Resolves when the last port accepts connections.
 */
export async function startNginx(
  folder: string,
  composeHttpBlock: (ports: readonly number[]) => string,
  portCount: number,
): Promise<Nginx> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const ports = await Promise.all(Array.from({ length: portCount }, getFreePort));
    const stop = await tryToStart(folder, composeHttpBlock(ports), ports.at(-1) ?? 0);
    if (stop) return { ports, stop };
  }
  throw new Error(`nginx did not start: see ${folder}/error.log`);
}

async function tryToStart(folder: string, http: string, port: number): Promise<(() => Promise<void>) | undefined> {
  if (!nginx) throw new Error('nginx is not installed: apt-get install nginx-light');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      ${temporary.join('\n')}
      ${http}
    }`,
  );
  const args = ['-p', folder, '-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: 'ignore' });
  const endWithProcess = () => child.kill('SIGTERM');
  process.once('exit', endWithProcess);
  const stop = async () => {
    process.off('exit', endWithProcess);
    if (hasExited(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  // nginx writes its process id when it listens on all ports.
  const listens = async () => existsSync(join(folder, 'pid')) && accepts(port);
  if (await waitUntilUp(child, listens, { intervalMs: 20 })) return stop;
  await stop();
  return undefined;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
