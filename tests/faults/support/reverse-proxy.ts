import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { startNginx } from '#tests/support/deploy/nginx.ts';

export interface ReverseProxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startReverseProxy(instances: readonly string[]): Promise<ReverseProxy> {
  const folder = makeDisposableFolder('nginx');
  const { ports, stop } = await startNginx(
    folder.path,
    ([port]) => `access_log off;
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
    }`,
    1,
  );
  return {
    url: `http://127.0.0.1:${ports[0]}`,
    stop: async () => {
      await stop();
      folder.remove();
    },
  };
}
