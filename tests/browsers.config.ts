import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`. Firefox and WebKit run in parallel; the tests of each share one window and build on each other. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    // No test is about speed: a slow machine is only waited for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
