import { defineConfig } from 'vitest/config';

const testTimeout = Number(process.env.MUTATION_TEST_TIMEOUT);

/** The tests of one area of `scripts/test/mutation-areas.ts`, which the environment names. */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    isolate: process.env.MUTATION_ISOLATED === 'true',
    testTimeout,
    hookTimeout: testTimeout,
  },
});
