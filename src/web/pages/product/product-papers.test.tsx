// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { renderOnDay } from '#tests/unit/support/render-on-day.tsx';
import { ProductPapers } from './product-papers.tsx';

const papers = { certificates: [foodCertificate], registrations: [] };

test('a product page shows a certificate that covers it, as long as it is valid', () => {
  const isShown = (day: string, id: 12 | 15) =>
    renderOnDay(day, <ProductPapers id={id} name="Alba" papers={papers} />).textContent?.includes(
      'Food certificate, no. F 1',
    );
  expect(isShown('2026-06-01', 12)).toBe(true);
  expect(isShown('2026-06-01', 15)).toBe(false);
  expect(isShown('2027-01-01', 12)).toBe(false);
  expect(isShown('2025-12-31', 12)).toBe(false);
});
