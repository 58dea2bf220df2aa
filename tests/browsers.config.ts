import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { locales } from '#content/company.ts';

/**
 * `npm run test:browsers`, in every language of the site, one after the other. Firefox and WebKit run in parallel; the
 * tests of each share one window and build on each other.
 */
export default defineConfig({
  test: {
    projects: locales.map((language, index) => ({
      resolve: { alias: [{ find: /^#text\//, replacement: `${resolve('src/content', language)}/` }] },
      test: {
        name: language,
        include: ['tests/browsers/*.test.ts'],
        sequence: { groupOrder: index },
        // No test is about speed: a slow machine is only waited for.
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000, interval: 100 } },
      },
    })),
  },
});
