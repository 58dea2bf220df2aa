import { expect, test } from 'vitest';
import { sampleSentRequest as request } from '#tests/support/sample-sent-request.ts';
import { maxSentRequests, withoutSentRequest, withSentRequest } from './sent-request.ts';

const other = { ...request, reference: 'CSE-20261122-9XYZ' };

test('the latest request comes first', () => {
  expect(withSentRequest([], request)).toEqual([request]);
  expect(withSentRequest([other], request)).toEqual([request, other]);
});

test('a request replaces the one with its reference', () => {
  const copied = { ...request, way: 'copy' } as const;
  expect(withSentRequest([other, request], copied)).toEqual([copied, other]);
});

test('twenty requests are kept, and the oldest is dropped', () => {
  const many = Array.from({ length: maxSentRequests }, (_, index) => ({ ...request, reference: `CSE-${index}` }));
  const added = withSentRequest(many, request);
  expect(added).toHaveLength(20);
  expect(added[0]).toEqual(request);
  expect(added.at(-1)).toEqual({ ...request, reference: `CSE-${maxSentRequests - 2}` });
});

test('a request is removed by its reference', () => {
  expect(withoutSentRequest([other, request], request.reference)).toEqual([other]);
});
