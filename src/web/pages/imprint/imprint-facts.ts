import type { Company } from '#content/company/company-types.ts';
import { formatPhoneLink } from '#domain/contact/phone.ts';
import { imprintLabels as labels } from '#text/pages/imprint.ts';
import { language } from '#text/site.ts';
import type { Fact } from '#web/ui/fact-sections.tsx';

export function listImprintFacts(company: Company): readonly Fact[] {
  const { legalName, name, address, postcode } = company;
  const listIfStated = (term: string, line: string | undefined, href?: string): readonly Fact[] =>
    line === undefined ? [] : [{ term, lines: [line], ...(href !== undefined && { href }) }];
  return [
    { term: labels.name, lines: legalName === undefined || legalName === name ? [name] : [legalName, name] },
    ...listIfStated(labels.registrationNumber, company.registrationNumber),
    ...listIfStated(labels.registeredOffice, company.registeredOffice),
    ...listIfStated(labels.taxNumber, company.taxNumber),
    ...listIfStated(labels.exporterRegistration, company.exporterRegistration),
    ...listIfStated(labels.address, `${address.join(', ')} ${postcode}`),
    ...listIfStated(labels.email, company.email, `mailto:${company.email}`),
    ...listIfStated(labels.phone, company.phone, formatPhoneLink(company.phone)),
    ...listIfStated(labels.website, company.website, `https://${company.website}`),
    ...listIfStated(labels.responsiblePerson, company.responsiblePerson),
    ...listIfStated(labels.euRepresentative, company.euRepresentative),
    ...listIfStated(labels.hours, company.hours?.[language]),
    ...listIfStated(labels.languages, company.languages?.[language]?.join(', ')),
  ];
}
