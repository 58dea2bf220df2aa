import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { createErrorReporter } from './error-reporter.ts';

let written: string[];
let report: (error: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  written = [];
  report = createErrorReporter((line) => written.push(line));
});
afterEach(() => void vi.useRealTimers());

test('an outage is one line with its cause', () => {
  report(new StorageUnavailableError('the storage does not answer', { cause: new Error('connection refused') }));
  expect(written).toEqual(['StorageUnavailableError: the storage does not answer (connection refused)']);
});

test.each([
  ['a bug', new TypeError('no such thing', { cause: new Error('inner') })],
  ['an outage without a cause', new StorageUnavailableError('too many')],
])('%s is logged with its stack', (_, error) => {
  report(error);
  expect(written).toEqual([error.stack]);
  expect(written[0]).toContain('error-reporter.test.ts');
});

test('an error without a stack is logged with its message', () => {
  const bare = new Error('bare');
  delete bare.stack;
  report(bare);
  expect(written).toEqual(['bare']);
});

test('a value that is no error is logged as text', () => {
  report('only text');
  expect(written).toEqual(['only text']);
});

test('the same error is logged once in ten seconds, others at once', () => {
  report('same');
  vi.advanceTimersByTime(9_999);
  report('same');
  report('other');
  expect(written).toEqual(['same', 'other']);
  vi.advanceTimersByTime(1);
  report('same');
  expect(written).toHaveLength(3);
});

test('the reporter remembers a hundred errors', () => {
  for (let index = 0; index < 100; index++) report(`error ${index}`);
  report('error 0');
  expect(written).toHaveLength(100);
  report('error 100');
  report('error 0');
  expect(written).toHaveLength(102);
});
