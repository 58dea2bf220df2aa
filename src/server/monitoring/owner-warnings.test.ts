import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { foodCertificate, noPapers } from '#tests/support/sample-papers.ts';
import { statedFacts } from '#tests/support/stated-facts.ts';
import { listOwnerWarnings, startOwnerWarnings } from './owner-warnings.ts';

const complete = {
  ...company,
  email: 'sales@spices.lk',
  phone: '+94 77 123 4567',
  whatsappNumber: '94771234567',
  website: 'https://www.spices.lk',
  social: { facebook: 'https://f.com/a', instagram: 'https://i.com/a', tiktok: 'https://t.com/a' },
  developer: { name: 'Somebody', url: 'https://dev.example' },
  visionAndMission: 'approved',
  reviews: undefined,
  video: { embedUrl: 'https://video.example/real' },
  ...statedFacts,
} as const;
const papers = { ...noPapers, certificates: [foodCertificate] };

afterEach(() => void vi.useRealTimers());

test('placeholders and missing facts stand in a line each', () => {
  const { legalName: _legalName, ...rest } = complete;
  expect(
    listOwnerWarnings({ ...rest, email: 'a@example.com', visionAndMission: 'draft' }, noPapers, '2026-11-22'),
  ).toEqual([
    'in src/content/company.ts still placeholders: email, visionAndMission',
    'in src/content/company.ts not stated: legalName',
  ]);
  expect(listOwnerWarnings(rest, noPapers, '2026-11-22')).toEqual(['in src/content/company.ts not stated: legalName']);
});

test('each certificate that ends soon has a line', () => {
  expect(listOwnerWarnings(complete, papers, '2026-11-22')).toEqual([
    'in src/content/papers.ts certificate "Food certificate" (F 1) ends on 2026-12-31',
  ]);
});

test('nothing is said when all is in order', () => {
  expect(listOwnerWarnings(complete, papers, '2026-01-22')).toEqual([]);
});

test('a site that runs for months warns each day of a certificate that ends or has ended', () => {
  vi.useFakeTimers({ now: new Date('2026-10-30T12:00:00Z') });
  const messages: string[] = [];
  const stop = startOwnerWarnings(
    { company: complete, papers, isSiteUrlSet: true },
    { warn: (line) => messages.push(line) },
  );
  vi.advanceTimersByTime(dayMs);
  expect(messages).toEqual([]);
  vi.advanceTimersByTime(2 * dayMs);
  const line = 'in src/content/papers.ts certificate "Food certificate" (F 1)';
  expect(messages).toEqual([`${line} ends on 2026-12-31`, `${line} ends on 2026-12-31`]);
  vi.advanceTimersByTime(60 * dayMs);
  expect(messages.at(-1)).toBe(`${line} has ended on 2026-12-31, and is shown no more`);
  const { length } = messages;
  stop();
  vi.advanceTimersByTime(dayMs);
  expect(messages).toHaveLength(length);
});

test('a site that does not know its own address says so', () => {
  const messages: string[] = [];
  const stop = startOwnerWarnings(
    { company: complete, papers: noPapers, isSiteUrlSet: false },
    { warn: (line) => messages.push(line) },
  );
  stop();
  expect(messages).toEqual(['SITE_URL is not set: search engines and shared links are told http://localhost:3000']);
});
