import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

export interface Nginx {
  /** Resolves after the exit, when the logs are complete. */
  stop(): Promise<void>;
}

/**
 * Runs nginx with `http` as the content of its `http` block. It writes its error log and temporary files into an
 * existing folder. Resolves when `port` accepts connections.
 */
export async function startNginx(folder: string, http: string, port: number): Promise<Nginx> {
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
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/error.log`);
    await sleep(20);
  }
  return {
    stop: async () => {
      process.off('exit', endWithProcess);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
