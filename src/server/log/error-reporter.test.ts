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

test('a bug is logged with its stack, also an outage without a cause', () => {
  const errors = [
    new TypeError('no such thing', { cause: new Error('inner') }),
    new StorageUnavailableError('too many'),
  ];
  errors.forEach(report);
  expect(written).toEqual(errors.map(({ stack }) => stack));
  expect(written[0]).toContain('error-reporter.test.ts');
});

test('an error without a stack is logged with its message, and a value as text', () => {
  const bare = new Error('bare');
  delete bare.stack;
  report(bare);
  report('only text');
  expect(written).toEqual(['bare', 'only text']);
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

test('a hundred texts are remembered', () => {
  for (let index = 0; index < 100; index++) report(`error ${index}`);
  report('error 0');
  expect(written).toHaveLength(100);
  report('error 100');
  report('error 0');
  expect(written).toHaveLength(102);
});
