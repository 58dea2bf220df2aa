import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exchange, readStatuses } from '#tests/support/exchange.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const folder = makeTestFolder('cross-origin', afterAll);
const site = await serveSite(
  `sqlite:${join(folder, 'site.sqlite')}`,
  { siteUrl: 'https://www.example.com' },
  writeBuiltSite(afterAll),
  afterAll,
);

const json = JSON.stringify(albaOfAna);
const itemPath = `/api/cart/${crypto.randomUUID()}`;

/** `fetch` restricts these headers, so raw bytes are sent. */
function send(method: string, path: string, headers: readonly string[]) {
  const fixed = ['Host: www.example.com', 'Content-Type: application/json', `Content-Length: ${json.length}`];
  const lines = [`${method} ${path} HTTP/1.1`, ...fixed, 'Connection: close', ...headers, '', json];
  return exchange(site.port, lines.join('\r\n'));
}

describe.each([
  ['POST', '/api/cart', '201'],
  ['PATCH', itemPath, '404'],
  ['PUT', itemPath, '404'],
  ['DELETE', itemPath, '404'],
])('%s', (method, path, accepted) => {
  test.each([
    [['Sec-Fetch-Site: cross-site']],
    [['Sec-Fetch-Site: same-site']],
    [['Sec-Fetch-Site: ']],
    [['Sec-Fetch-Site: Same-Origin']],
    [['Sec-Fetch-Site: cross-site', 'Origin: https://www.example.com']],
    [['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: cross-site']],
    [['Origin: https://evil.example']],
    [['Origin: null']],
    [['Origin: ']],
    [['Origin: https://www.example.com.evil.example']],
    [['Origin: https://evil.example/www.example.com']],
    [['Origin: https://www.example.com@evil.example']],
    [['Origin: https://www.example.com:444']],
    [['Origin: https://evil.example', 'X-Forwarded-Host: evil.example']],
    [['Origin: https://www.example.com', 'Origin: https://evil.example']],
  ])('is rejected with %j', async (headers) => {
    const response = await send(method, path, headers);
    expect(readStatuses(response)).toBe('403');
    expect(response).not.toMatch(/^access-control-/im);
    expect(response).not.toContain('evil');
  });

  test.each([
    [[]],
    [['Sec-Fetch-Site: same-origin']],
    [['Sec-Fetch-Site: none']],
    [['Origin: https://www.example.com']],
    [['Sec-Fetch-Site: same-origin', 'Origin: https://www.example.com']],
  ])('is accepted with %j', async (headers) => {
    expect(readStatuses(await send(method, path, headers))).toBe(accepted);
  });
});

test('a preflight request gets no CORS headers', async () => {
  const headers = ['Origin: https://evil.example', 'Access-Control-Request-Method: POST'];
  const response = await send('OPTIONS', '/api/cart', headers);
  expect(readStatuses(response)).toBe('403');
  expect(response).not.toMatch(/^access-control-/im);
});
