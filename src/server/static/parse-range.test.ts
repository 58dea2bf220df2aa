import { expect, test } from 'vitest';
import { parseRange } from './parse-range.ts';

test.each([
  [null, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  [' bytes=1-1 ', { first: 1, last: 1 }],
  ['bytes=20-30', { first: 20, last: 30 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['xbytes=0-1', undefined],
  ['bytes=0-1x', undefined],
  ['bytes=0-1234567890123456', undefined],
  ['bytes=1234567890123456-', undefined],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=-', undefined],
  ['bytes=5-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
])('of 100 bytes %s is the range %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('an empty file has no satisfiable range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
