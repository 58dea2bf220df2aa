import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['tests/filled-company/**/*.test.ts'] } });
