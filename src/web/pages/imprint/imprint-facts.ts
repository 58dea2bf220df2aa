import type { Company } from '#content/company/company-types.ts';
import { formatPhoneLink } from '#domain/contact/phone.ts';
import { imprintLabels as labels } from '#text/pages/imprint.ts';
import { language } from '#text/site.ts';
import type { Fact } from '#web/ui/fact-sections.tsx';

export function listImprintFacts(company: Company): readonly Fact[] {
  const { legalName, name, address, postcode } = company;
  const row = (term: string, line: string | undefined, href?: string): readonly Fact[] =>
    line === undefined ? [] : [{ term, lines: [line], ...(href !== undefined && { href }) }];
  return [
    { term: labels.name, lines: legalName === undefined || legalName === name ? [name] : [legalName, name] },
    ...row(labels.registrationNumber, company.registrationNumber),
    ...row(labels.registeredOffice, company.registeredOffice),
    ...row(labels.taxNumber, company.taxNumber),
    ...row(labels.exporterRegistration, company.exporterRegistration),
    ...row(labels.address, `${address.join(', ')} ${postcode}`),
    ...row(labels.email, company.email, `mailto:${company.email}`),
    ...row(labels.phone, company.phone, formatPhoneLink(company.phone)),
    ...row(labels.website, company.website, `https://${company.website}`),
    ...row(labels.responsiblePerson, company.responsiblePerson),
    ...row(labels.euRepresentative, company.euRepresentative),
    ...row(labels.hours, company.hours?.[language]),
    ...row(labels.languages, company.languages?.[language]?.join(', ')),
  ];
}
