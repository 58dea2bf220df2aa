import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { buildVariables } from '#scripts/build/build-variables.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const output = makeTestFolder('.privacy', afterAll, 'node_modules');
afterAll(() => vi.unstubAllEnvs());

test('the privacy page is built from the deployment’s settings', async () => {
  const settings = { CART_RETENTION_DAYS: '42', REVIEWS: 'click' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(buildVariables).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(buildVariables).toContain('RATE_LIMIT_PER_MINUTE');
  // Imported late, because `company.ts` reads the settings when it is loaded.
  const { createViteConfig } = await import('#scripts/build/create-vite-config.ts');
  await build({ ...createViteConfig({ language: 'en', target: 'ssr', outDir: output }), logLevel: 'silent' });
  const server = (await import(
    pathToFileURL(join(output, 'entry-server.js')).href
  )) as typeof import('#web/app/entry-server.tsx');
  const { rootHtml: html } = await server.renderPage('/privacy');
  expect(html).toContain('nobody changes for 42 days is deleted');
  const { company } = await import('#content/company.ts');
  const { host } = new URL(company.reviews?.scriptUrl ?? '');
  expect(html).toContain(host);
  expect(html).toContain('When you press “Show customer reviews”');
  const { rootHtml: home } = await server.renderPage('/');
  expect(home).toContain('Show customer reviews');
  expect(home).toContain(`They come from ${host}.`);
});
