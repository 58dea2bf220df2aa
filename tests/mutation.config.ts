import { defineConfig } from 'vitest/config';

/** The tests of one area of `scripts/test/mutation-areas.ts`, which the environment names. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    isolate: process.env.MUTATION_ISOLATED !== 'false',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
