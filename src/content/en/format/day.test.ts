import { expect, test } from 'vitest';
import { formatDay as formatSpanishDay } from '#content/es/format/day.ts';
import { formatDay } from './day.ts';

test.each([
  ['2026-10-02', '2 October 2026', '2 de octubre de 2026'],
  ['2099-01-30', '30 January 2099', '30 de enero de 2099'],
])('the day %s is %s, in Spanish %s', (day, english, spanish) => {
  expect([formatDay(day), formatSpanishDay(day)]).toEqual([english, spanish]);
});
