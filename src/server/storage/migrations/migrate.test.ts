import { DatabaseSync } from 'node:sqlite';
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { migratePostgres } from '#server/storage/postgres/pool.ts';
import { openTestCartDatabase, openTestDb, sqliteEngine, testEngines } from '#tests/support/engines.ts';
import { migrate, migrations } from './migrate.ts';

function isLocked(database: DatabaseSync): boolean {
  try {
    database.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  }
}

test('a migration in SQLite locks the database before it reads its version', async () => {
  const database = await sqliteEngine.prepare();
  await (await openTestCartDatabase(database.url)).close();
  const opened = await openTestDb(database.parsedUrl);
  using other = new DatabaseSync(database.file);
  const locks: boolean[] = [];
  const observed = opened.db.withPlugin({
    transformQuery: ({ node }) => {
      locks.push(isLocked(other));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await migrate(observed, opened.engine);
  const [atBegin, atVersion] = locks;
  expect({ atBegin, atVersion }).toEqual({ atBegin: false, atVersion: true });
});

interface Line {
  readonly line: string;
}

interface Schema {
  readonly columns: RawBuilder<Line>;
  readonly indexes: RawBuilder<Line>;
  readonly expectedColumns: readonly string[];
}

const sqliteColumns = sql<Line>`
  select t.name || '.' || c.name || ' ' || c.type || case when c."notnull" then ' not null' else '' end
    || coalesce(' default ' || c.dflt_value, '') as line
  from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name in ('cart_items', 'probes', 'retention_state', 'schema_versions')
  union select name || ' ' || 'autoincrement' from sqlite_master where sql like '%primary key autoincrement%'
  union select name || ' unique' from sqlite_master where sql like '%"id" text not null unique%'`;
const sqliteIndexes = sql<Line>`
  select replace(sql, '"', '') as line from sqlite_master where type = 'index' and sql is not null`;
const postgresColumns = sql<Line>`
  select table_name || '.' || column_name || ' ' || data_type || case when is_nullable = 'NO' then ' not null' else '' end
    || coalesce(' default ' || split_part(column_default, '::', 1), '')
    || case when is_identity = 'YES' then ' ' || identity_generation else '' end as line
  from information_schema.columns where table_schema = 'public'
  union select relname || ' unlogged' from pg_class where relpersistence = 'u' and relkind = 'r'
  union select proname || ' ' || provolatile::text from pg_proc where proname = 'cart_has_room'
  union select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`;
const postgresIndexes = sql<Line>`
  select replace(indexdef, 'public.', '') as line from pg_indexes
  where schemaname = 'public' and indexdef like '%WHERE%'`;

const itemColumns = [
  'category text not null',
  'content_check text',
  'created_at bigint not null',
  'email text not null',
  'id text not null',
  'idempotency_key text',
  "note text not null default ''",
  'note_check text',
  'pack_weight text not null',
  'quantity integer not null',
  'removed_at bigint',
  'touched_at bigint not null',
  'type text not null',
  'unit text not null',
].map((column) => `cart_items.${column}`);
const expectedSqlite = [
  ...itemColumns,
  'cart_items.sequence integer',
  'cart_items autoincrement',
  'cart_items unique',
  'probes.id integer',
  'probes.probed_at bigint not null',
  'retention_state.agreed_since bigint not null',
  'retention_state.id integer',
  'retention_state.last_run_at bigint not null',
  'retention_state.limited_at bigint',
  'schema_versions.applied_at bigint not null',
  'schema_versions.version integer',
];
const expectedPostgres = [
  ...itemColumns,
  'cart_items.sequence bigint not null always',
  'cart_items primary key (sequence)',
  'cart_items unique (id)',
  'cart_has_room v',
  'probes primary key (id)',
  'probes.id integer not null',
  'probes.probed_at bigint not null',
  'rate_limits unlogged',
  'rate_limits primary key (key)',
  'rate_limits.expire bigint',
  'rate_limits.key text not null',
  'rate_limits.points integer not null',
  'retention_state primary key (id)',
  'retention_state.agreed_since bigint not null',
  'retention_state.id integer not null',
  'retention_state.last_run_at bigint not null',
  'retention_state.limited_at bigint',
  'schema_versions primary key (version)',
  'schema_versions.applied_at bigint not null',
  'schema_versions.version integer not null',
];

const schemas: Readonly<Record<string, Schema>> = {
  SQLite: { columns: sqliteColumns, indexes: sqliteIndexes, expectedColumns: expectedSqlite },
  PostgreSQL: { columns: postgresColumns, indexes: postgresIndexes, expectedColumns: expectedPostgres },
};
const engines = testEngines.map(({ name, prepare }) => {
  const schema = schemas[name];
  if (!schema) throw new Error(`no schema of ${name}`);
  return { name, prepare, schema };
});

describe.each(engines)('the schema in $name', ({ prepare, schema: { columns, indexes, expectedColumns } }) => {
  let opened: OwnerDatabase;
  let started: number;
  beforeEach(async () => {
    const database = await prepare();
    started = Date.now();
    await (await openTestCartDatabase(database.url)).close();
    opened = await openTestDb(database.parsedUrl);
  });

  test('has the columns that the statements need', async () => {
    const found = (await columns.execute(opened.db)).rows.map(({ line }) => line.toLowerCase());
    expect(found.toSorted()).toEqual(expectedColumns.toSorted());
  });

  test('has the indexes that the statements need', async () => {
    const lines = (await indexes.execute(opened.db)).rows.map(({ line }) => line.replace(' USING btree', ''));
    expect(lines.map((line) => line.replaceAll(/[()]/g, '').toLowerCase()).toSorted()).toEqual([
      'create index cart_items_by_touch on cart_items touched_at, sequence where removed_at is null',
      'create index cart_items_of_email on cart_items email, sequence where removed_at is null',
      'create index cart_items_of_email_by_touch on cart_items email, touched_at where removed_at is null',
      'create index cart_items_removed on cart_items removed_at where removed_at is not null',
      'create unique index cart_items_by_key on cart_items email, idempotency_key where idempotency_key is not null',
    ]);
  });

  const readVersions = () => opened.db.selectFrom('schema_versions').selectAll().orderBy('version').execute();

  test('records when each version was applied', async () => {
    const applied = await readVersions();
    expect(applied.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
    const times = applied.map((version) => version.applied_at);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(started);
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  });

  test('is applied once', async () => {
    const applied = await readVersions();
    await migrate(opened.db, opened.engine);
    expect(await readVersions()).toEqual(applied);
  });

  test('of a newer version stays as it is', async () => {
    const newer = { version: migrations.length + 1, applied_at: 1 };
    await opened.db.insertInto('schema_versions').values(newer).execute();
    await migrate(opened.db, opened.engine);
    const { length } = await opened.db.selectFrom('schema_versions').selectAll().execute();
    expect(length).toBe(newer.version);
  });

  test('is changed by all of the pending migrations or by none', async () => {
    // The highest stored version counts: with 2 alone, the third and the later migrations are pending.
    await sql`delete from schema_versions where version <> 2`.execute(opened.db);
    await sql`drop index cart_items_by_touch`.execute(opened.db);
    await sql`drop index cart_items_of_email_by_touch`.execute(opened.db);
    await sql`create index cart_items_untouched on cart_items (touched_at)`.execute(opened.db);
    // The third migration makes its indexes anew, then fails: what it adds at its end is still there.
    await expect(migrate(opened.db, opened.engine)).rejects.toThrow(/already exists|duplicate column/);
    const found = (await indexes.execute(opened.db)).rows;
    expect(found.map(({ line }) => line).join()).not.toContain('cart_items_of_email_by_touch');
    expect(await opened.db.selectFrom('schema_versions').select('version').execute()).toEqual([{ version: 2 }]);
  });
});

test('a migration that loses its connection reports the first error', async () => {
  const { db } = await openOwnerSqlite(':memory:');
  await db.destroy();
  await expect(migrate(db, 'sqlite')).rejects.toThrow('driver has already been destroyed');
});

test('a migration that gets no connection reports why', async () => {
  await expect(migratePostgres('postgres://site@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});
