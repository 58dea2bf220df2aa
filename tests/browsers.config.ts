import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteLanguages } from '#content/company.ts';

/**
 * `npm run test:browsers`, in every language of the site. Two windows run at a time; the tests of one window run
 * in order and share its storage.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: siteLanguages.map((language) => ({
      resolve: { alias: [{ find: /^#text\//, replacement: `${resolve('src/content', language)}/` }] },
      test: {
        name: language,
        include: ['tests/browsers/*.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000, interval: 100 } },
      },
    })),
  },
});
