import { expect, test } from 'vitest';
import { groupsOf } from './line-groups.ts';

test.each(['', ';', 'bags of kg'])('%j has no groups', (line) => {
  expect(groupsOf(line)).toEqual([]);
});

test('a group has its place in the line, an amount what numbers it has', () => {
  const none = { hasMeasure: false, hasPlain: false };
  expect(groupsOf('Alba 10 x 25 kg 8 cm').map(({ kind, ...rest }) => [kind, rest])).toEqual([
    ['name', expect.objectContaining({ start: 0, end: 4, ...none })],
    ['amount', expect.objectContaining({ start: 5, end: 15, hasMeasure: true, hasPlain: true })],
    ['property', expect.objectContaining({ start: 16, end: 20, ...none })],
  ]);
});
