// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Certificate } from '#content/papers/paper-rules.ts';
import { papersPage } from '#text/pages/papers.ts';
import { ProductPapers } from '#web/pages/product/product-papers.tsx';
import { HeldPapers } from './held-papers.tsx';

const certificate: Certificate = {
  name: 'Food certificate',
  kind: 'food safety',
  scope: 'Cutting and packing',
  products: [8, 9, 10, 11, 12],
  issuer: 'An institute',
  number: 'F 1',
  from: '2026-01-01',
  until: '2026-12-31',
  file: 'food.pdf',
};
const held = {
  certificates: [certificate],
  registrations: [{ name: 'Exporter', number: 'E 5', authority: 'A board' }],
};

function textOn(day: string, element: React.ReactNode): HTMLElement {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  const container = document.createElement('div');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => createRoot(container).render(<MemoryRouter>{element}</MemoryRouter>));
  return container;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a valid certificate stands in the table with its number and file, an ended one does not', () => {
  const valid = textOn('2026-12-31', <HeldPapers held={held} />);
  expect(valid.textContent).toContain('Food certificate (Food safety)');
  expect(valid.textContent).toContain('F 131 December 2026');
  expect(valid.querySelector('a')?.getAttribute('href')).toBe('/papers/food.pdf');
  const ended = textOn('2027-01-01', <HeldPapers held={held} />);
  expect(ended.textContent).not.toContain('Food certificate');
  expect(ended.textContent).toContain('ExporterE 5A board');
});

test('nothing announces papers that are not there', () => {
  const none = textOn('2027-01-01', <HeldPapers held={{ certificates: [certificate], registrations: [] }} />);
  expect(none.textContent).toBe(papersPage.held.none);
  expect(textOn('2026-06-01', <HeldPapers held={held} />).textContent).toContain(papersPage.held.title);
});

test('a product page shows a certificate that covers it, as long as it is valid', () => {
  const shown = (day: string, id: 12 | 15) =>
    textOn(day, <ProductPapers id={id} name="Alba" held={held} />).textContent?.includes('Food certificate, no. F 1');
  expect(shown('2026-06-01', 12)).toBe(true);
  expect(shown('2026-06-01', 15)).toBe(false);
  expect(shown('2027-01-01', 12)).toBe(false);
  expect(shown('2025-12-31', 12)).toBe(false);
});
