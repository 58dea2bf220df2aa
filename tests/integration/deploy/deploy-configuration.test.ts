import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';

test('docs/deploy.md has the configuration of PgBouncer that the tests use', () => {
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(
    readFileSync('scripts/test/databases/pgbouncer.ini', 'utf8'),
  );
});

test('each action of the workflows is pinned by the hash of its commit, with its version beside it', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=uses: ).*/g) ?? [],
  );
  expectFound(uses, 'actions of workflows');
  expect(uses.filter((use) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([]);
});
