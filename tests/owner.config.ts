import { defineConfig } from 'vitest/config';

/** The pages of a filled-in company: `npm run test:owner`. */
export default defineConfig({ test: { include: ['tests/owner/**/*.test.ts'] } });
