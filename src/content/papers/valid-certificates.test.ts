import { expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { findEndingCertificates, findValidCertificates } from './valid-certificates.ts';

const held = { certificates: [foodCertificate], registrations: [] };

const certificateForAll = { ...held, certificates: [{ ...foodCertificate, products: 'all' } as const] };
const { alba, blackPepper } = idsByName;

test.each([
  ['2025-12-31', 'before its first day', []],
  [foodCertificate.from, 'on its first day', [foodCertificate]],
  [foodCertificate.until, 'on its last day', [foodCertificate]],
  ['2027-01-01', 'after its last day', []],
])('on %s, %s, %j are the valid certificates', (day, _, valid) => {
  expect(findValidCertificates(held, day)).toEqual(valid);
});

test('a certificate of some products is shown for each of them only', () => {
  expect(findValidCertificates(held, '2026-06-01', alba)).toHaveLength(1);
  expect(findValidCertificates(held, '2026-06-01', blackPepper)).toEqual([]);
});

test('a certificate of all products is shown for each', () => {
  expect(findValidCertificates(certificateForAll, '2026-06-01', blackPepper)).toHaveLength(1);
});

test.each([
  ['2026-10-31', 61, 0],
  ['2026-11-01', 60, 1],
  ['2026-11-02', 59, 1],
  ['2027-02-01', -32, 1],
])('on %s, %i days before the end, the owner is warned of %i certificates', (day, _, count) => {
  expect(findEndingCertificates(held, day)).toHaveLength(count);
});
