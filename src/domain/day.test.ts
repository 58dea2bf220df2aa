import { expect, test } from 'vitest';
import { isDay, toLocalDay, toUtcDay } from './day.ts';

test('a time has the day of UTC', () => {
  expect(toUtcDay(new Date('2026-01-05T23:59:59Z'))).toBe('2026-01-05');
});

test('a time has the day of the visitor', () => {
  expect(toLocalDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(toLocalDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
});

test.each([
  ['2026-01-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-1-31', false],
  ['31.1.2026', false],
  ['2026-01-31T00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
