import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/** The site is planned for ten times as many: `OWNER_ROWS=10000000`. */
const rowCount = Number(process.env.OWNER_ROWS ?? 1_000_000);
const rowsPerInsert = 100_000;
const packWeightKg = 0.5;
const maxListedNames = 5000;
const heapMb = 64;
const fillTimeoutMs = 1_800_000;

const folder = makeTestFolder('owner', afterAll);
const file = join(folder, 'site.sqlite');

/**
 * Every row has an address of its own, most with capitals. Every second row is of Alba, the others each have a name of
 * their own. Ana has two of the rows of Alba.
 */
beforeAll(async () => {
  await (await openAndMigrateSqlite(file)).destroy();
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  const insert = database.prepare(`
    insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
    with recursive numbers(i) as (select :first union all select i + 1 from numbers where i < :last)
    select 'id-' || i, case when i % 7 = 0 then 'flood-' else 'Flood-' end || i || '@example.com', 'Cinnamon',
      case when i % 2 = 0 then 'Alba' else 'name ' || i end, 1, '${packWeightKg}', 'kg', 1, 1 from numbers`);
  for (let last = rowsPerInsert; last <= rowCount; last += rowsPerInsert) {
    insert.run({ first: last - rowsPerInsert + 1, last });
  }
  database.exec(`update cart_items set email = 'Ana@Example.com' where sequence in (2, ${rowCount})`);
  database.close();
}, fillTimeoutMs);

function run(script: string, ...options: string[]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, `scripts/owner/${script}.ts`, ...options],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: `sqlite:${file}` }, maxBuffer: 100 * 1024 * 1024 },
  );
  console.log(`${script} of ${rowCount} rows in a heap of ${heapMb} MB: ${Math.round(performance.now() - started)} ms`);
  return { status, stderr, lines: stdout.trimEnd().split('\n') };
}

test(`demand needs no larger heap than ${heapMb} MB after a flood`, () => {
  const { status, stderr, lines } = run('demand', '--since', '1970-01-01');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const albaCount = rowCount / 2;
  expect(lines[0]).toBe(`Cinnamon, Alba: ${albaCount} items, ${albaCount * packWeightKg} kg`);
  expect(lines.at(-1)).toBe(`other names: ${rowCount - albaCount - maxListedNames} items`);
});

test(`person and forget need no larger heap than ${heapMb} MB after a flood`, () => {
  const [heading, ...itemsOfAna] = run('person', 'ana@example.com').lines;
  expect(heading).toBe('kept for ana@example.com: 2 rows');
  expect(itemsOfAna).toHaveLength(2);
  expect(run('forget', 'ana@example.com')).toMatchObject({ status: 0, stderr: '' });
  expect(run('person', 'ana@example.com').lines).toEqual(['nothing is kept for ana@example.com']);
});
