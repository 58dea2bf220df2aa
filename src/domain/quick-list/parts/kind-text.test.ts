import { expect, test } from 'vitest';
import { matchKinds, toKindText } from './kind-text.ts';

const text = toKindText(['number', 'times', 'weight', 'pause', 'number', 'times', 'weight']);

test('a pattern and its groups are found by the positions of kinds', () => {
  expect(matchKinds(text, /(?<packs>number )times (?<weight>weight )/dg)).toEqual([
    {
      start: 0,
      end: 3,
      groups: [
        { name: 'packs', kindIndex: 0 },
        { name: 'weight', kindIndex: 2 },
      ],
    },
    {
      start: 4,
      end: 7,
      groups: [
        { name: 'packs', kindIndex: 4 },
        { name: 'weight', kindIndex: 6 },
      ],
    },
  ]);
});

test('the group of an alternative that was not taken is left out', () => {
  expect(matchKinds(text, /(?<total>total )|(?<pause>pause )/dg)).toEqual([
    { start: 3, end: 4, groups: [{ name: 'pause', kindIndex: 3 }] },
  ]);
});
