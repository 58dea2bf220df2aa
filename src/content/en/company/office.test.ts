import { expect, test } from 'vitest';
import { formatOfficeTime } from './office.ts';

test.each([
  ['2026-11-23T08:50:00Z', 'Local time in Elpitiya: Monday, 14:20'],
  ['2026-11-23T18:29:59Z', 'Local time in Elpitiya: Monday, 23:59'],
  ['2026-11-23T18:30:00Z', 'Local time in Elpitiya: Tuesday, 00:00'],
])('at %s the office says “%s”', (time, sentence) => expect(formatOfficeTime(new Date(time))).toBe(sentence));
