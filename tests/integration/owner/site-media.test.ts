import { globSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { loadSite } from '#server/static/site.ts';
import { expectFound } from '#tests/support/expect-found.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const { folder, put } = writeBuiltSite(afterAll);
const hashedMedia = globSync('public/media/**/*.{avif,jpg,mp4}', { exclude: ['**/og/**'] });
for (const name of hashedMedia) put(name.replace('public/', ''), 'media');

const site = loadSite(folder, company, 'http://localhost:3000');

async function respond(name: string): Promise<Response> {
  return site.respond(new Request(`http://localhost:3000${name.replace('public', '')}`, { method: 'HEAD' }));
}

async function findMediaWithout(isRight: (response: Response, name: string) => boolean): Promise<string[]> {
  expectFound(hashedMedia, 'pictures and films');
  const responses = await Promise.all(hashedMedia.map(respond));
  return hashedMedia.filter((name, index) => {
    const response = responses[index];
    return response?.status !== 200 || !isRight(response, name);
  });
}

test('every picture and video is immutable', async () => {
  const isImmutable = ({ headers }: Response) => headers.get('cache-control')?.includes('immutable') ?? false;
  expect(await findMediaWithout(isImmutable)).toEqual([]);
});

test('the ETag of every picture and video is the hash in its name, on each machine', async () => {
  const hasHash = ({ headers }: Response, name: string) =>
    headers.get('etag')?.includes(/[0-9a-f]{8}/.exec(name)?.[0] ?? 'none') ?? false;
  expect(await findMediaWithout(hasHash)).toEqual([]);
});
