import { expect, test, vi } from 'vitest';
import { createStatementCache } from './statement-cache.ts';

test.each(['select 1', 'insert into a values (1)', 'update a set b = 1', 'delete from a'])(
  'the statement %s is prepared once',
  (sql) => {
    const prepare = vi.fn<(text: string) => { text: string }>((text) => ({ text }));
    const prepareCached = createStatementCache(prepare);
    expect(prepareCached(sql)).toEqual({ text: sql });
    expect(prepareCached(sql)).toBe(prepareCached(sql));
    expect(prepare).toHaveBeenCalledOnce();
  },
);

test.each(['create table a (b)', 'alter table a add c', 'pragma user_version', 'explain select 1'])(
  'the statement %s is prepared each time',
  (sql) => {
    const prepareCached = createStatementCache((text) => ({ text }));
    expect(prepareCached(sql)).not.toBe(prepareCached(sql));
  },
);

test('the first 100 statements are kept', () => {
  const prepareCached = createStatementCache((text) => ({ text }));
  const numbers = Array.from({ length: 101 }, (_, number) => number);
  const prepared = numbers.map((number) => prepareCached(`select ${number}`));
  const isKept = numbers.map((number) => prepareCached(`select ${number}`) === prepared[number]);
  expect(isKept).toEqual(numbers.map((number) => number < 100));
});
