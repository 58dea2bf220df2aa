import type { Company } from '#content/company/company-types.ts';
import { formatPhoneLink } from '#domain/contact/phone.ts';
import { imprintLabels as labels } from '#text/pages/imprint.ts';
import { language } from '#text/site.ts';
import type { Fact } from '#web/ui/fact-sections.tsx';

export function listImprintFacts(company: Company): readonly Fact[] {
  const { legalName, name, address, postcode } = company;
  const createFacts = (term: string, line: string | undefined, href?: string): readonly Fact[] =>
    line === undefined ? [] : [{ term, lines: [line], ...(href !== undefined && { href }) }];
  return [
    { term: labels.name, lines: legalName === undefined || legalName === name ? [name] : [legalName, name] },
    ...createFacts(labels.registrationNumber, company.registrationNumber),
    ...createFacts(labels.registeredOffice, company.registeredOffice),
    ...createFacts(labels.taxNumber, company.taxNumber),
    ...createFacts(labels.exporterRegistration, company.exporterRegistration),
    ...createFacts(labels.address, `${address.join(', ')} ${postcode}`),
    ...createFacts(labels.email, company.email, `mailto:${company.email}`),
    ...createFacts(labels.phone, company.phone, formatPhoneLink(company.phone)),
    ...createFacts(labels.website, company.website, `https://${company.website}`),
    ...createFacts(labels.responsiblePerson, company.responsiblePerson),
    ...createFacts(labels.euRepresentative, company.euRepresentative),
    ...createFacts(labels.hours, company.hours?.[language]),
    ...createFacts(labels.languages, company.languages?.[language]?.join(', ')),
  ];
}
