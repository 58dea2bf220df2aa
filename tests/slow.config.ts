import { defineConfig } from 'vitest/config';

/** The tests that take minutes: `npm run test:faults` and `npm run test:load`. In sequence, because they measure. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts', 'tests/load/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
