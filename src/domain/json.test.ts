import { expect, test } from 'vitest';
import { parseFields, parseJson, parseList, toArrayOrEmpty, toObjectOrEmpty, toTextOrEmpty } from './json.ts';

const types = { name: 'string', count: 'number' } as const;

test('the named fields of an object are read, and no others', () => {
  expect(parseFields({ name: 'a', count: 2, other: true }, types)).toEqual({ name: 'a', count: 2 });
});

test.each([undefined, null, 'a', [], {}, { name: 'a' }, { name: 'a', count: '2' }, { name: null, count: 2 }])(
  '%j lacks a field of the right type, so that nothing of it is read',
  (value) => expect(parseFields(value, types)).toBeUndefined(),
);

test.each([undefined, null, 7, true])('%j has no fields, elements or text', (value) => {
  expect(toObjectOrEmpty(value)).toEqual({});
  expect(toArrayOrEmpty(value)).toEqual([]);
  expect(toTextOrEmpty(value)).toBe('');
});

test('a text that is no JSON is read as undefined', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(['', '{', undefined].map(parseJson)).toEqual([undefined, undefined, undefined]);
});

test('a list leaves out elements that the parser rejects', () => {
  const parsePositive = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined);
  expect(parseList([1, 'a', -2, 3], parsePositive)).toEqual([1, 3]);
  expect(parseList({ 0: 1 }, parsePositive)).toEqual([]);
});
