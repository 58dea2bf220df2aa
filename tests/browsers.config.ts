import { defineConfig } from 'vitest/config';

/** The walks in Firefox and WebKit: `npm run test:browsers`. Both at the same time, each in one browser from step to step. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    // No test is about speed: a slow machine is only waited for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
  },
});
