import { expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { renderOnDay } from '#tests/unit/support/render-on-day.tsx';
import { ProductPapers } from './product-papers.tsx';

const papers = { certificates: [foodCertificate], registrations: [] };

const certificateLine = 'Food certificate, no. F 1';

test('a product page shows a valid certificate that covers it', () => {
  const page = renderOnDay('2026-06-01', <ProductPapers id={idsByName.alba} name="Alba" papers={papers} />);
  expect(page.textContent).toContain(certificateLine);
});

test.each([
  ['of other products', '2026-06-01', idsByName.blackPepper],
  ['that has ended', '2027-01-01', idsByName.alba],
  ['that has not begun', '2025-12-31', idsByName.alba],
] as const)('a product page shows no certificate %s', (_, day, id) => {
  const page = renderOnDay(day, <ProductPapers id={id} name="Alba" papers={papers} />);
  expect(page.textContent).not.toContain(certificateLine);
});
