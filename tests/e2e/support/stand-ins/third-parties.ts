import { createServer } from 'node:https';
import { createSelfSignedPair } from '#tests/support/deploy/create-self-signed-pair.ts';

const titles: Readonly<Record<string, string>> = {
  'wa.me': 'WhatsApp stand-in',
  'www.youtube-nocookie.com': 'Video stand-in',
  'www.openstreetmap.org': 'Map stand-in',
};

export function thirdPartyRules(port: number): string {
  const known = Object.keys(titles).map((host) => `MAP ${host} 127.0.0.1:${port}`);
  return [...known, 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1', 'EXCLUDE localhost'].join(', ');
}

if (import.meta.main) {
  createServer(createSelfSignedPair('wa.me'), ({ headers }, response) => {
    const title = titles[headers.host ?? ''] ?? 'Unknown host';
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<title>${title}</title><h1>${title}</h1>`);
  }).listen(Number(process.env.THIRD_PARTY_PORT), '127.0.0.1');
}
