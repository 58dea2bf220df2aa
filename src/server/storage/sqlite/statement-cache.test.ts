import { expect, test, vi } from 'vitest';
import { createStatementCache } from './statement-cache.ts';

test.each(['select 1', 'insert into a values (1)', 'update a set b = 1', 'delete from a'])(
  'the statement %s is prepared once',
  (sql) => {
    const prepare = vi.fn<(text: string) => { text: string }>((text) => ({ text }));
    const cached = createStatementCache(prepare);
    expect(cached(sql)).toEqual({ text: sql });
    expect(cached(sql)).toBe(cached(sql));
    expect(prepare).toHaveBeenCalledOnce();
  },
);

test.each(['create table a (b)', 'alter table a add c', 'pragma user_version', 'explain select 1'])(
  'the statement %s is prepared each time',
  (sql) => {
    const cached = createStatementCache((text) => ({ text }));
    expect(cached(sql)).not.toBe(cached(sql));
  },
);

test('the first 100 statements are kept', () => {
  const cached = createStatementCache((text) => ({ text }));
  const numbers = Array.from({ length: 101 }, (_, number) => number);
  const prepared = numbers.map((number) => cached(`select ${number}`));
  const isKept = numbers.map((number) => cached(`select ${number}`) === prepared[number]);
  expect(isKept).toEqual(numbers.map((number) => number < 100));
});
