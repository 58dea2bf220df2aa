import { expect, test } from 'vitest';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { findEndingCertificates, findValidCertificates } from './valid-certificates.ts';

const held = { certificates: [foodCertificate], registrations: [] };

test('a certificate is shown from its first to its last day', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
  const shownDays = days.filter((day) => findValidCertificates(held, day).length === 1);
  expect(shownDays).toEqual(['2026-01-01', '2026-12-31']);
});

test('a certificate is shown for its products only, which may be all', () => {
  const day = '2026-06-01';
  const ids = [12, 15] as const satisfies readonly ProductId[];
  expect(ids.filter((id) => findValidCertificates(held, day, id).length === 1)).toEqual([12]);
  const ofAllProducts = { ...held, certificates: [{ ...foodCertificate, products: 'all' as const }] };
  expect(ids.filter((id) => findValidCertificates(ofAllProducts, day, id).length === 1)).toEqual([12, 15]);
});

test('the owner is warned from 60 days before the end on', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2027-02-01'];
  const warningDays = days.filter((day) => findEndingCertificates(held, day).length === 1);
  expect(warningDays).toEqual(['2026-11-01', '2026-11-02', '2027-02-01']);
});
