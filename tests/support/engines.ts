import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { parseDatabaseUrl, type DatabaseUrl } from '#server/storage/database-url.ts';
import { openCartDatabase } from '#server/storage/open-cart-database.ts';

export interface TestEngine {
  readonly name: string;
  readonly prepare: () => Promise<TestDatabase>;
}

export interface TestDatabase {
  readonly url: string;
  readonly parsedUrl: DatabaseUrl;
  readonly drop: () => Promise<void>;
}

const sqlite: TestEngine = {
  name: 'SQLite',
  prepare: () => {
    const { path, remove } = makeDisposableFolder('carts');
    const drop = () => Promise.resolve(remove());
    const file = join(path, 'made-when-missing/site.sqlite');
    return Promise.resolve({ url: `sqlite:${file}`, parsedUrl: { engine: 'sqlite', file }, drop });
  },
};

function postgres(name: string, serverUrl: string | undefined): readonly TestEngine[] {
  if (!serverUrl) return [];
  const run = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const prepare = async () => {
    const database = `test_${randomBytes(6).toString('hex')}`;
    await run(`create database ${database}`);
    const url = new URL(serverUrl);
    url.pathname = `/${database}`;
    return {
      url: url.href,
      parsedUrl: { engine: 'postgres', url: url.href } as const,
      drop: () => run(`drop database ${database} with (force)`),
    };
  };
  return [{ name, prepare }];
}

export const testEngines: readonly TestEngine[] = [sqlite, ...postgres('PostgreSQL', process.env.TEST_POSTGRES_URL)];

export const pooledEngines = postgres('PostgreSQL behind PgBouncer', process.env.TEST_PGBOUNCER_URL);

export function openTestCartDatabase(url: string): Promise<CartDatabase> {
  return openCartDatabase(parseDatabaseUrl(url), {
    warn: (line) => {
      throw new Error(line);
    },
  });
}
