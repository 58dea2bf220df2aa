import { expect, test } from 'vitest';
import { toLocalDay } from './local-day.ts';

test('a time has the day of the visitor', () => {
  expect(toLocalDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(toLocalDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31');
});
