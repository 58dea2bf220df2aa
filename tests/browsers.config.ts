import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteLanguages } from '#content/company.ts';

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
