import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/deploy.md has the configuration of PgBouncer that the tests use', () => {
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(readFileSync('scripts/test/pgbouncer.ini', 'utf8'));
});
