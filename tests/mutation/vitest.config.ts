import { defineConfig } from 'vitest/config';

const testTimeout = Number(process.env.MUTATION_TEST_TIMEOUT);

export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    isolate: process.env.MUTATION_ISOLATED === 'true',
    testTimeout,
    hookTimeout: testTimeout,
  },
});
