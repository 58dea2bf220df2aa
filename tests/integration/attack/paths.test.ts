import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { exchange, readStatuses } from '#tests/support/exchange.ts';
import { serveSite } from '#tests/support/serve-site.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const built = writeBuiltSite(afterAll);
const outside = dirname(dirname(built.folder));
for (const name of ['.env', '.git/config', '.well-known/x', 'assets/.hidden.js']) built.put(name, 'secret');
built.put('assets/entry-0123abcd.js', 'console.log(1)', { isCompressed: true });
writeFileSync(join(outside, 'secret.txt'), 'secret');
symlinkSync(join(outside, 'secret.txt'), join(built.folder, 'link.txt'));
symlinkSync(outside, join(built.folder, 'linked'));

const folder = makeTestFolder('paths', afterAll);
const site = await serveSite(`sqlite:${join(folder, 'site.sqlite')}`, {}, built, afterAll);

const groups: Readonly<Record<string, readonly string[]>> = {
  'out of the folder': [
    '/../secret.txt',
    '/../../secret.txt',
    '/./../secret.txt',
    '/assets/../../../secret.txt',
    '/assets/..././..././secret.txt',
    '/..;/secret.txt',
    '/.../secret.txt',
    '//../secret.txt',
    '/linked/secret.txt',
    '/link.txt',
    '/../../../../../../etc/passwd',
    '//etc/passwd',
    '/C:/Windows/win.ini',
    '/file:///etc/passwd',
    '/proc/self/environ',
  ],
  'out of the folder, encoded': [
    '/%2e%2e/secret.txt',
    '/%2E%2E/%2E%2E/secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%5c..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..%c0%afsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%e0%80%ae%e0%80%ae/secret.txt',
    '/..%ef%bc%8fsecret.txt',
    '/..%00/secret.txt',
    '/link%2etxt',
  ],
  'encoded twice': [
    '/%252e%252e/secret.txt',
    '/..%252fsecret.txt',
    '/%25252e%25252e/secret.txt',
    '/assets/..%252f..%252fsecret.txt',
    '/%252e%252e%255csecret.txt',
  ],
  'with bytes that end or break a name': [
    '/about%00',
    '/about%00.html',
    '/index.html%00.js',
    '/about%0a',
    '/about%0d%0aSet-Cookie:%20a=b',
    '/about%09',
    '/about%20',
    '/about%7f',
    '/%',
    '/%0',
    '/%zz',
    '/%u002e%u002e/secret.txt',
    '/%ff',
    '/about;x=1',
    '/about:80',
    '/about~',
    '/about.',
    '/about::$DATA',
  ],
  'to a hidden file or one of the build': [
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.well-known/x',
    '/assets/.hidden.js',
    '/.htaccess',
    '/package.json',
    '/src/server/main.ts',
    '/node_modules/hono/package.json',
    '/data/site.sqlite',
    '/404.html',
    '/404',
    '/product-not-found.html',
    '/assets/entry-0123abcd.js.map',
    '/.vite/manifest.json',
  ],
  'to a compressed sibling': [
    '/about.html.br',
    '/about.html.gz',
    '/about.br',
    '/index.html.br',
    '/assets/entry-0123abcd.js.br',
    '/assets/entry-0123abcd.js.gz',
    '/404.html.br',
  ],
  'with the name of a part of a prototype': [
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/prototype/constructor',
    '/product/__proto__',
    '/order/constructor',
    '/api/__proto__',
    '/api/constructor',
  ],
};

const get = (path: string) => exchange(site.port, `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
const findLocation = (response: string) => /^location: (.*)\r$/im.exec(response)?.[1];

describe.each(Object.entries(groups))('a path %s:', (_, paths) => {
  test.each(paths)('%s is not found', async (path) => {
    const response = await get(path);
    expect(readStatuses(response)).toBe('404');
    expect(findLocation(response)).toBeUndefined();
    expect(response).not.toContain('secret');
    expect(response).not.toMatch(/^set-cookie/im);
    expect(site.reportedErrors).toEqual([]);
  });
});

describe('a redirect', () => {
  test.each([
    '//evil.example/',
    '//evil.example/about/',
    '///evil.example/about/',
    '//about/',
    '/%2f%2fevil.example/about/',
    '/https://evil.example/about/',
    '/@evil.example/',
    '/.evil.example/',
    '//evil.example/index.html',
  ])('of %s does not lead to another site', async (path) => {
    const response = await get(path);
    expect(readStatuses(response)).toBe('404');
    expect(findLocation(response)).toBeUndefined();
  });

  test.each([
    ['/about/?next=//evil.example', '/about?next=//evil.example'],
    ['/about//////', '/about'],
    ['/index.html', '/'],
    ['//', '/'],
    ['//index.html', '/'],
  ])('of %s leads to %s of this site', async (path, location) => {
    const response = await get(path);
    expect(readStatuses(response)).toBe('308');
    expect(findLocation(response)).toBe(location);
  });

  test('of a path with a backslash returns 400', async () => {
    expect(readStatuses(await get('/\\evil.example/about/'))).toBe('400');
  });
});
