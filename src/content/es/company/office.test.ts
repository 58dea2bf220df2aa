import { expect, test } from 'vitest';
import { formatOfficeTime } from './office.ts';

test.each([
  ['2026-11-23T08:50:00Z', 'En Elpitiya son las 14:20 del lunes.'],
  ['2026-11-23T18:30:00Z', 'En Elpitiya son las 00:00 del martes.'],
  ['2026-11-23T19:45:00Z', 'En Elpitiya es la 01:15 del martes.'],
])('at %s the office says “%s”', (time, sentence) => expect(formatOfficeTime(new Date(time))).toBe(sentence));
