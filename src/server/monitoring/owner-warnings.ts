import { siteLanguages } from '#content/company.ts';
import type { Company } from '#content/company/company-types.ts';
import { findMissingFacts, findPlaceholderFacts } from '#content/company/unfinished-facts.ts';
import type { Papers } from '#content/papers/paper-types.ts';
import { findEndingCertificates } from '#content/papers/valid-certificates.ts';
import { dayMs, toUtcDay } from '#domain/day.ts';
import type { Logger } from '#server/log/logger.ts';

interface OwnerWarningOptions {
  readonly company: Company;
  readonly papers: Papers;
  readonly isSiteUrlSet: boolean;
}

/**
 * Warns at once of what the owner has still to do, and each day of certificates that end, because a healthy site is
 * rarely restarted. Returns a function that stops the daily warnings.
 */
export function startOwnerWarnings(
  { company, papers, isSiteUrlSet }: OwnerWarningOptions,
  { warn }: Pick<Logger, 'warn'>,
): () => void {
  const getToday = () => toUtcDay(new Date());
  listOwnerWarnings(company, papers, getToday()).forEach(warn);
  if (!isSiteUrlSet) warn('SITE_URL is not set: search engines and shared links are told http://localhost:3000');
  const daily = setInterval(() => listCertificateWarnings(papers, getToday()).forEach(warn), dayMs).unref();
  return () => clearInterval(daily);
}

export function listOwnerWarnings(company: Company, papers: Papers, day: string): string[] {
  const lists = [
    ['still placeholders', findPlaceholderFacts(company)],
    ['not stated', findMissingFacts(company, siteLanguages)],
  ] as const;
  const unfinished = lists
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `in src/content/company.ts ${what}: ${names.join(', ')}`);
  return [...unfinished, ...listCertificateWarnings(papers, day)];
}

function listCertificateWarnings(papers: Papers, day: string): string[] {
  return findEndingCertificates(papers, day).map(({ name, number, until }) => {
    const what = until < day ? `has ended on ${until}, and is shown no more` : `ends on ${until}`;
    return `in src/content/papers.ts certificate "${name}" (${number}) ${what}`;
  });
}
