import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '#tests/nginx.ts';

interface DocumentedNginx {
  readonly http: string;
  readonly https: string;
  /** Resolves after the exit, when the logs are complete. */
  stop(): Promise<void>;
}

/** Runs nginx with `deploy/nginx.conf` and a certificate of its own; `folder` must exist. */
export async function startDocumentedNginx(folder: string, siteUrl: string): Promise<DocumentedNginx> {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('http://127.0.0.1:3000', siteUrl);
  const { ports, stop } = await startNginx(
    folder,
    // Debian's default log serves server blocks without their own.
    ([plain, tls]) =>
      `access_log ${folder}/access.log;\n${configuration}`
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ', `listen 127.0.0.1:${tls} `),
    2,
  );
  return { http: `http://127.0.0.1:${ports[0]}`, https: `https://127.0.0.1:${ports[1]}`, stop };
}
