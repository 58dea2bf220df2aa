import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

test.each(['data/site.sqlite', ':memory:', '/srv/a b.sqlite', 'sqlite:twice'])('%s is a file of SQLite', (file) => {
  expect(parseDatabaseUrl(`sqlite:${file}`)).toEqual({ engine: 'sqlite', file });
});

test.each(['postgres://u:p@db:5432/site', 'postgresql://u:p@db/site'])('%s is a database of PostgreSQL', (url) => {
  expect(parseDatabaseUrl(url)).toEqual({ engine: 'postgres', url });
});

test.each([
  'mysql://u:secret@db/site',
  'sqlite:',
  'postgres://u:secret@:x',
  'xpostgres://u:secret@db/site',
  'a sqlite:secret',
])('%s is rejected, and the error does not repeat it', (value) => {
  expect(() => parseDatabaseUrl(value)).toThrow(/^DATABASE_URL must be (?!.*secret)/);
});
