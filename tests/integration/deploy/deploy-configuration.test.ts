import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('docs/deploy.md has the configuration of PgBouncer that the tests use', () => {
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(
    readFileSync('scripts/test/databases/pgbouncer.ini', 'utf8'),
  );
});

test('each action of the workflows is pinned by the hash of its commit, with its version beside it', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=uses: ).*/g) ?? [],
  );
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
});
