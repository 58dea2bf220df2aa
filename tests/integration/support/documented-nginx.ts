import { readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { AddCleanup } from '#tests/support/add-cleanup.ts';
import { createSelfSignedPair } from '#tests/support/deploy/create-self-signed-pair.ts';
import { startNginx } from '#tests/support/deploy/nginx.ts';

interface DocumentedNginx {
  readonly http: string;
  readonly https: string;
  readonly stop: () => Promise<void>;
}

interface NginxRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function startDocumentedNginx(
  folder: string,
  instances: readonly string[],
  addCleanup: AddCleanup = onTestFinished,
): Promise<DocumentedNginx> {
  const upstream = readFileSync('deploy/nginx-upstream.conf', 'utf8').replace(
    /server 127\.0\.0\.1:3000 (.*;)/,
    (_, options: string) => instances.map((url) => `server ${new URL(url).host} ${options}`).join('\n'),
  );
  return startNginxWithUpstream(folder, upstream, addCleanup);
}

export async function startNginxWithUpstream(
  folder: string,
  upstream: string,
  addCleanup: AddCleanup = onTestFinished,
): Promise<DocumentedNginx> {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const pair = createSelfSignedPair('www.example.com');
  writeFileSync(certificate, pair.cert);
  writeFileSync(key, pair.key);
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/var/log/nginx', folder);
  const { ports, stop } = await startNginx(
    folder,
    // Like the default log of Debian, this log gets the requests of server blocks that name no log.
    ([plain, tls]) =>
      `access_log ${folder}/access.log;\n${upstream}${configuration}`
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace('listen 443 ', `listen 127.0.0.1:${tls} `),
    2,
  );
  addCleanup(stop);
  return { http: `http://127.0.0.1:${ports[0]}`, https: `https://127.0.0.1:${ports[1]}`, stop };
}

/** Replaces `fetch`, which sets `Host` itself and rejects the self-signed certificate. */
export function fetchThroughNginx(
  url: string,
  { method, headers, body }: NginxRequest = {},
): Promise<{ status: number; text: string }> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: { Host: 'www.example.com', ...headers },
      rejectUnauthorized: false,
      agent: false,
    };
    const call = request(url, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
}
