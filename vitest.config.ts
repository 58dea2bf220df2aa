import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // In one process for all files, which takes a third of the time. What modules keep (a counter, caches, locks)
      // does no harm between files.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/!(web)/**/*.test.ts', 'src/*.test.ts', 'tests/unit/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
      { extends: true, test: { name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
    ],
    // Without PostgreSQL, as in `npm run check`, the files that test only it are empty.
    passWithNoTests: true,
    // One more than cores: tests of the server's processes often wait.
    maxWorkers: availableParallelism() + 1,
    // No test is about speed: a slow machine is only waited for.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
