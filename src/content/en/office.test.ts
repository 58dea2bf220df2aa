import { expect, test } from 'vitest';
import { officeTime } from './office.ts';

test.each([
  ['2026-11-23T08:50:00Z', 'It is 14:20 in Elpitiya, Monday.'],
  ['2026-11-23T18:29:59Z', 'It is 23:59 in Elpitiya, Monday.'],
  ['2026-11-23T18:30:00Z', 'It is 00:00 in Elpitiya, Tuesday.'],
])('at %s: %s', (time, sentence) => expect(officeTime(new Date(time))).toBe(sentence));
