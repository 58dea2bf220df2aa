import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildVariables } from '#scripts/build/build-variables.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const output = makeTestFolder('.privacy', afterAll, 'node_modules');
afterAll(() => vi.unstubAllEnvs());

const settings = { CART_RETENTION_DAYS: '42', REVIEWS: 'click' };

let renderHtml: (path: string) => Promise<string>;
let reviewsHost: string;

beforeAll(async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  // Imported late, because `company.ts` reads the settings when it is loaded.
  const { createViteConfig } = await import('#scripts/build/create-vite-config.ts');
  await build({ ...createViteConfig({ language: 'en', target: 'ssr', outDir: output }), logLevel: 'silent' });
  const server = (await import(
    pathToFileURL(join(output, 'entry-server.js')).href
  )) as typeof import('#web/app/entry-server.tsx');
  renderHtml = async (path) => (await server.renderPage(path)).rootHtml;
  const { company } = await import('#content/company.ts');
  reviewsHost = new URL(company.reviews?.scriptUrl ?? '').host;
});

test('a build depends on the settings of carts, reviews and the rate limit', () => {
  expect(buildVariables).toEqual(expect.arrayContaining([...Object.keys(settings), 'RATE_LIMIT_PER_MINUTE']));
});

test('the privacy page names the days after which carts are deleted', async () => {
  expect(await renderHtml('/privacy')).toContain('nobody changes for 42 days is deleted');
});

test('the privacy page says that reviews come from their host after a press', async () => {
  const html = await renderHtml('/privacy');
  expect(html).toContain(reviewsHost);
  expect(html).toContain('When you press “Show customer reviews”');
});

test('the home page has the button that shows reviews, and names their host', async () => {
  const html = await renderHtml('/');
  expect(html).toContain('Show customer reviews');
  expect(html).toContain(`They come from ${reviewsHost}.`);
});
