import { expect, test } from 'vitest';
import { foodCertificate } from '#tests/support/sample-papers.ts';
import { renderOnDay } from '#tests/unit/support/render-on-day.tsx';
import { papersPageTexts } from '#text/pages/papers.ts';
import { HeldPapers } from './held-papers.tsx';

const certificates = [foodCertificate];
const papers = { certificates, registrations: [{ name: 'Exporter', number: 'E 5', authority: 'A board' }] };

test('a valid certificate stands in the table with its number and file, an expired one does not', () => {
  const valid = renderOnDay('2026-12-31', <HeldPapers papers={papers} />);
  expect(valid.textContent).toContain('Food certificate (Food safety)');
  expect(valid.textContent).toContain('F 131 December 2026');
  expect(valid.querySelector('a')?.getAttribute('href')).toBe('/papers/food.pdf');
  const expired = renderOnDay('2027-01-01', <HeldPapers papers={papers} />);
  expect(expired.textContent).not.toContain('Food certificate');
  expect(expired.textContent).toContain('ExporterE 5A board');
});

test('nothing announces papers that are not there', () => {
  const none = renderOnDay('2027-01-01', <HeldPapers papers={{ certificates, registrations: [] }} />);
  expect(none.textContent).toBe(papersPageTexts.held.none);
  expect(renderOnDay('2026-06-01', <HeldPapers papers={papers} />).textContent).toContain(papersPageTexts.held.title);
});
