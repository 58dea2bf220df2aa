import { expect, test } from 'vitest';
import { address } from '#content/company/address.ts';
import { reviewsFramePath } from '#contract';
import { createPageHeaders } from '#server/static/page-headers.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { listPrivacySections } from './privacy-sections.ts';

const settings = { retentionDays: 365, rateLimitPerMinute: 120 };
const getText = (facts = company, changes: Partial<typeof settings> = {}) =>
  JSON.stringify(listPrivacySections(facts, { ...settings, ...changes }));

const widget = {
  load: 'visit',
  scriptUrl: 'https://x.example/w.js',
  widgetClass: 'widget',
  origins: ['https://*.data.example'],
} as const;

test.each([
  [365, 'nobody changes for 365 days is deleted'],
  [1, 'nobody changes for 1 day is deleted'],
  [0, 'until you remove it or ask us to'],
])('the page states a retention of %i days', (retentionDays, sentence) => {
  expect(getText(company, { retentionDays })).toContain(sentence);
});

test('the page tells of the count of requests only if requests are counted', () => {
  expect(getText()).toContain('within a minute');
  expect(getText(company, { rateLimitPerMinute: 0 })).not.toContain('within a minute');
});

test('the page names the hosts of the review widget, and when they are contacted', () => {
  expect(getText({ ...company, reviews: widget })).toMatch(/x\.example, \*\.data\.example","As soon as you open/);
  expect(getText({ ...company, reviews: { ...widget, load: 'click' } })).toContain('When you press “Show customer');
  expect(getText({ ...company, reviews: undefined })).not.toContain('Customer reviews');
});

test('the page names the host of the film, also while its address is a placeholder', () => {
  const withFilm = (id: string) => ({ ...company, video: { embedUrl: `https://film.example/embed/${id}` } });
  expect(getText(withFilm('a1b2c3d4e5f'))).toContain('film.example');
  expect(getText(withFilm('00000000000'))).toContain('film.example');
});

test('the page names every host that the content security policy allows', () => {
  const facts = { ...company, reviews: widget, video: { embedUrl: 'https://film.example/embed/a1' } };
  const policies = ['/', reviewsFramePath].map(
    (path) => createPageHeaders(path, '', facts, 'http://localhost:3000')['Content-Security-Policy'] ?? '',
  );
  const hosts = policies.flatMap((policy) =>
    Array.from(policy.matchAll(/https:\/\/([^\s;]+)/g), ([, host = '']) => host),
  );
  expect(new Set(hosts).size).toBe(4);
  expect(hosts.filter((host) => !getText(facts).includes(host))).toEqual([]);
});

test('the page names who is responsible and whom to ask', () => {
  const stated = {
    ...company,
    legalName: 'Spices (Pvt) Ltd',
    privacyContact: 'privacy@spices.lk',
    responsiblePerson: 'A. B.',
  };
  expect(getText(stated)).toMatch(
    /Spices \(Pvt\) Ltd, .*Elpitiya.*A\. B\..*Write from that address to privacy@spices\.lk/,
  );
  expect(getText()).toContain(`${company.name}, ${address.join(', ')}`);
});
