import { expect, test } from 'vitest';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { findEndingCertificates, findValidCertificates } from './valid-certificates.ts';

const held = { certificates: [foodCertificate], registrations: [] };

test('a certificate is shown from its first to its last day, for its products', () => {
  const shown = (day: string, id?: ProductId) => findValidCertificates(held, day, id).length === 1;
  expect(['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => shown(day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(([12, 15] as const).map((id) => shown('2026-06-01', id))).toEqual([true, false]);
  expect(
    findValidCertificates({ ...held, certificates: [{ ...foodCertificate, products: 'all' }] }, '2026-06-01', 15),
  ).toHaveLength(1);
});

test('the owner is warned 60 days before the end', () => {
  const ends = (day: string) => findEndingCertificates(held, day).length === 1;
  expect(['2026-11-01', '2026-11-02', '2027-02-01'].map(ends)).toEqual([true, true, true]);
  expect(ends('2026-10-31')).toBe(false);
});
