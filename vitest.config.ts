import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'] } },
    ],
    // Without PostgreSQL, as in `npm run check`, the files that test only it are empty.
    passWithNoTests: true,
    // No test is about speed: a slow machine is only waited for.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
