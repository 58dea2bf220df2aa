import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/test/free-port.ts';

export const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts nginx in front of several instances, configured as in `docs/deploy.md`. */
export async function startNginx(instances: readonly string[]): Promise<Nginx> {
  if (!nginxPath) throw new Error('nginx is not installed: apt-get install nginx-light');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
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
      access_log off;
      ${temporaryPaths.join('\n')}
      upstream site {
        ${instances.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n')}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 64k;
        location / {
          proxy_pass http://site;
          proxy_next_upstream error timeout;
          proxy_connect_timeout 2s;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`,
  );
  const child = spawn(nginxPath, ['-p', folder, '-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'], {
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(url).catch(() => undefined)) break;
    await sleep(50);
  }
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
