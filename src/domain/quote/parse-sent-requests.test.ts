import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { sampleSentRequest as request } from '#tests/support/sample-sent-request.ts';
import { parseSentRequests } from './parse-sent-requests.ts';
import { maxSentRequests } from './sent-request.ts';

test('stored requests are parsed as they were written', () => {
  expect(parseSentRequests(JSON.parse(JSON.stringify([request])))).toEqual([request]);
  expect(parseSentRequests([{ ...request, email: ' Ana@Example.com ' }])).toEqual([request]);
});

test.each([
  [undefined],
  [null],
  [7],
  ['text'],
  [{}],
  [{ 0: request }],
  [[null, 7, 'x', {}]],
  [[{ ...request, reference: 1 }]],
  [[{ ...request, time: 'today' }]],
  [[{ ...request, time: null }]],
  [[{ ...request, way: 'pigeon' }]],
  [[{ ...request, email: 'ana' }]],
  [[{ ...request, email: 7 }]],
  [[{ ...request, time: true }]],
  [[{ ...request, items: 'Alba' }]],
  [[{ ...request, items: [{ ...alba, unit: 'lb' }] }]],
])('%j holds no request', (value) => expect(parseSentRequests(value)).toEqual([]));

test('invalid items and details are dropped, and the rest of the request stays', () => {
  const damaged = { ...request, items: [null, alba, { ...alba, quantity: 0 }, 'Alba'], details: { port: 7 } };
  expect(parseSentRequests([7, damaged])).toEqual([{ ...request, details: noDetails }]);
});

test('at most twenty stored requests are read, the latest', () => {
  const many = Array.from({ length: maxSentRequests + 1 }, (_, index) => ({ ...request, reference: `CSE-${index}` }));
  expect(parseSentRequests(many)).toEqual(many.slice(0, 20));
});
