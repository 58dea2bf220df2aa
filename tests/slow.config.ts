import { defineConfig } from 'vitest/config';

/** Files run one after the other, because the tests measure time. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts', 'tests/load/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
