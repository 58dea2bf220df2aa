import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { parseDatabaseUrl, type DatabaseUrl } from '#server/storage/database-url.ts';
import { openCartDatabase } from '#server/storage/open-cart-database.ts';
import { openOwnerDatabase, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import type { AddCleanup } from './add-cleanup.ts';
import { makeTestFolder } from './test-folder.ts';

export interface TestEngine<Prepared extends TestDatabase = TestDatabase> {
  readonly name: string;
  readonly prepare: (addCleanup?: AddCleanup) => Promise<Prepared>;
}

export interface TestDatabase {
  readonly url: string;
  readonly parsedUrl: DatabaseUrl;
}

interface SqliteTestDatabase extends TestDatabase {
  readonly file: string;
}

export const sqliteEngine: TestEngine<SqliteTestDatabase> = {
  name: 'SQLite',
  prepare: (addCleanup = onTestFinished) => {
    const file = join(makeTestFolder('carts', addCleanup), 'made-when-missing/site.sqlite');
    return Promise.resolve({ url: `sqlite:${file}`, parsedUrl: { engine: 'sqlite', file }, file });
  },
};

function createPostgresEngines(name: string, serverUrl: string | undefined): readonly TestEngine[] {
  if (!serverUrl) return [];
  const run = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const prepare: TestEngine['prepare'] = async (addCleanup = onTestFinished) => {
    const database = `test_${randomBytes(6).toString('hex')}`;
    await run(`create database ${database}`);
    addCleanup(() => run(`drop database ${database} with (force)`));
    const url = new URL(serverUrl);
    url.pathname = `/${database}`;
    return { url: url.href, parsedUrl: { engine: 'postgres', url: url.href } };
  };
  return [{ name, prepare }];
}

export const postgresEngines = createPostgresEngines('PostgreSQL', process.env.TEST_POSTGRES_URL);

export const testEngines: readonly TestEngine[] = [sqliteEngine, ...postgresEngines];

export const pooledEngines = createPostgresEngines('PostgreSQL behind PgBouncer', process.env.TEST_PGBOUNCER_URL);

export async function openTestCartDatabase(
  url: string,
  addCleanup: AddCleanup = onTestFinished,
): Promise<CartDatabase> {
  const opened = await openCartDatabase(parseDatabaseUrl(url), {
    warn: (line) => {
      throw new Error(line);
    },
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= opened.close());
  addCleanup(close);
  return { ...opened, close };
}

export async function openTestDb(
  parsedUrl: DatabaseUrl,
  addCleanup: AddCleanup = onTestFinished,
): Promise<OwnerDatabase> {
  const opened = await openOwnerDatabase(parsedUrl);
  addCleanup(() => opened.db.destroy());
  return opened;
}
