import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { locales } from '#content/company.ts';

/**
 * Firefox and WebKit run in parallel, the languages one after the other; the tests of a browser share a window and
 * build on each other.
 */
export default defineConfig({
  test: {
    projects: locales.map((language, index) => ({
      resolve: { alias: [{ find: /^#text\//, replacement: `${resolve('src/content', language)}/` }] },
      test: {
        name: language,
        include: ['tests/browsers/*.test.ts'],
        sequence: { groupOrder: index },
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000, interval: 100 } },
      },
    })),
  },
});
