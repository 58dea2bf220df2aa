import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

/**
 * The number of rows. Every row has an address of its own, most with capitals, and every second row a name of its own.
 * `OWNER_ROWS=10000000` is the planned size.
 */
const count = Number(process.env.OWNER_ROWS ?? 1_000_000);
/** The most names that `demand` lists one by one. */
const maxNames = 5000;
const heapMb = 64;
const fillTimeoutMs = 1_800_000;

const folder = makeTestFolder('owner', afterAll);
const file = join(folder, 'site.sqlite');

beforeAll(async () => {
  await (await openAndMigrateSqlite(file)).destroy();
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off');
  const insert = database.prepare(`
    insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
    with recursive numbers(i) as (select ?1 union all select i + 1 from numbers where i < ?2)
    select 'id-' || i, case when i % 7 = 0 then 'flood-' else 'Flood-' end || i || '@example.com', 'Cinnamon',
      case when i % 2 = 0 then 'Alba' else 'name ' || i end, 1, '0.5', 'kg', 1, 1 from numbers`);
  for (let first = 1; first <= count; first += 100_000) insert.run(first, Math.min(count, first + 99_999));
  database.exec(`update cart_items set email = 'Ana@Example.com' where sequence in (8, ${count})`);
  database.close();
}, fillTimeoutMs);

function run(script: string, ...options: string[]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, `scripts/owner/${script}.ts`, ...options],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: `sqlite:${file}` }, maxBuffer: 100 * 1024 * 1024 },
  );
  console.log(`${script} of ${count} rows in a heap of ${heapMb} MB: ${Math.round(performance.now() - started)} ms`);
  return { status, stderr, lines: stdout.trimEnd().split('\n') };
}

test('demand, person and forget take little memory after a flood', () => {
  const demand = run('demand', '--since', '1970-01-01');
  expect(demand).toMatchObject({ status: 0, stderr: '' });
  expect(demand.lines[0]).toBe(`Cinnamon, Alba: ${count / 2} items, ${count / 4} kg`);
  expect(demand.lines.at(-1)).toBe(`other names: ${count / 2 - maxNames} items`);
  const person = run('person', 'ana@example.com');
  expect(person.lines[0]).toBe('kept for ana@example.com: 2 lines');
  expect(person.lines).toHaveLength(3);
  expect(run('forget', 'ana@example.com')).toMatchObject({ status: 0, stderr: '' });
  expect(run('person', 'ana@example.com').lines).toEqual(['nothing is kept for ana@example.com']);
});
