import { expect, test } from 'vitest';
import { parseDatabaseUrl } from './database-url.ts';

test.each(['data/site.sqlite', ':memory:', '/srv/a b.sqlite', 'sqlite:twice'])(
  'takes the file %s of SQLite',
  (file) => {
    expect(parseDatabaseUrl(`sqlite:${file}`)).toEqual({ engine: 'sqlite', file });
  },
);

test.each(['postgres://u:p@db:5432/site', 'postgresql://u:p@db/site'])('takes the PostgreSQL at %s', (url) => {
  expect(parseDatabaseUrl(url)).toEqual({ engine: 'postgres', url });
});

test.each([
  'mysql://u:secret@db/site',
  'sqlite:',
  'postgres://u:secret@:x',
  'xpostgres://u:secret@db/site',
  'a sqlite:secret',
])('rejects %s without repeating it in the error', (value) => {
  expect(() => parseDatabaseUrl(value)).toThrow(/^DATABASE_URL must be (?!.*secret)/);
});
