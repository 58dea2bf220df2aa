import { globSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { loadSite } from '#server/static/site.ts';
import { writeBuiltSite } from '#tests/support/write-built-site.ts';

const { folder, put } = writeBuiltSite(afterAll);
const hashedMedia = globSync('public/media/**/*.{avif,jpg,mp4}', { exclude: ['**/og/**'] });
for (const name of hashedMedia) put(name.replace('public/', ''), 'media');

const site = loadSite(folder, company, 'http://localhost:3000');
const respond = async (path: string) => site.respond(new Request(`http://localhost:3000${path}`, { method: 'HEAD' }));

test('every picture and video is immutable, and its ETag does not depend on the machine', async () => {
  expect(hashedMedia.length).toBeGreaterThan(900);
  const kept = await Promise.all(
    hashedMedia.map(async (name) => {
      const { status, headers } = await respond(name.replace('public', ''));
      const hash = /[0-9a-f]{8}/.exec(name)?.[0] ?? 'none';
      return (
        status === 200 && headers.get('cache-control')?.includes('immutable') && headers.get('etag')?.includes(hash)
      );
    }),
  );
  expect(hashedMedia.filter((_name, index) => !kept[index])).toEqual([]);
});
