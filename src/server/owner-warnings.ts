import { missingFacts, placeholderFacts, type Company } from '#content/company-rules.ts';
import { endingCertificates, type Papers } from '#content/paper-rules.ts';

/** One line for each fact to fill in and paper to renew; `day` is today, `2026-11-20`. */
export function ownerWarnings(company: Company, papers: Papers, day: string): string[] {
  const lists = [
    ['still placeholders', placeholderFacts(company)],
    ['not stated', missingFacts(company)],
  ] as const;
  const parts = lists.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(', ')}`);
  const certificates = endingCertificates(papers, day).map(
    ({ name, number, until }) => `in src/content/papers.ts certificate "${name}" (${number}) ends on ${until}`,
  );
  return [...(parts.length > 0 ? [`in src/content/company.ts ${parts.join('; ')}`] : []), ...certificates];
}
