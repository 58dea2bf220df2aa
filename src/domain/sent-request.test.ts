import { expect, test } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { detailFields, type QuoteDetails } from './quote-details.ts';
import { addSentRequest, maxSentRequests, parseDetails, parseSentRequests, type SentRequest } from './sent-request.ts';

const details = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;
const request: SentRequest = {
  reference: 'CSE-20261122-4F7K',
  time: 1_795_000_000_000,
  way: 'email',
  email: 'ana@example.com',
  items: [alba],
  details: { ...details, port: 'Veracruz' },
};

test('a request comes first, and replaces the one with its reference', () => {
  const other = { ...request, reference: 'CSE-20261122-9XYZ' };
  const copied = { ...request, way: 'copy' } as const;
  expect(addSentRequest([], request)).toEqual([request]);
  expect(addSentRequest([other, request], copied)).toEqual([copied, other]);
});

test('twenty requests are kept, and the oldest is dropped', () => {
  const many = Array.from({ length: maxSentRequests }, (_, index) => ({ ...request, reference: `CSE-${index}` }));
  const added = addSentRequest(many, request);
  expect(added).toHaveLength(20);
  expect(added[0]).toEqual(request);
  expect(added.at(-1)?.reference).toBe('CSE-18');
});

test('stored requests are parsed as they were written', () => {
  expect(parseSentRequests(JSON.parse(JSON.stringify([request])))).toEqual([request]);
  expect(parseSentRequests([{ ...request, email: ' Ana@Example.com ' }])).toEqual([request]);
});

test.each([
  [undefined],
  [null],
  ['text'],
  [{}],
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
  expect(parseSentRequests([7, damaged])).toEqual([{ ...request, details }]);
});

test('at most twenty stored requests are read, the latest', () => {
  const many = Array.from({ length: maxSentRequests + 1 }, (_, index) => ({ ...request, reference: `CSE-${index}` }));
  expect(parseSentRequests(many)).toEqual(many.slice(0, 20));
});

test.each([null, undefined, 'text', 7, []])('%j has no details', (value) => {
  expect(parseDetails(value)).toEqual(details);
});
