import { address } from '#content/company/address.ts';
import type { Company } from '#content/company/company-types.ts';
import {
  browserStorage,
  contactedHostTexts,
  contacts,
  kept,
  openByEmail,
  responsible,
  rights,
  storageKeys,
} from '#text/pages/privacy.ts';
import type { Fact, FactSection } from '#web/ui/fact-sections.tsx';
import { contactedHosts } from './contacted-hosts.ts';

/** 0 means no limit. The rate limit counts the API requests of one client. */
interface PrivacySettings {
  readonly retentionDays: number;
  readonly rateLimitPerMinute: number;
}

export function privacySections(company: Company, settings: PrivacySettings): readonly FactSection[] {
  const privacyContact = company.privacyContact ?? company.email;
  return [
    {
      title: responsible.title,
      paragraphs: [
        responsible.text(company.legalName ?? company.name, `${address.join(', ')} ${company.postcode}`),
        ...(company.responsiblePerson === undefined ? [] : [responsible.person(company.responsiblePerson)]),
        ...(company.euRepresentative === undefined ? [] : [responsible.representative(company.euRepresentative)]),
        responsible.contact(privacyContact),
      ],
      link: { path: '/imprint', label: responsible.imprint },
    },
    { title: kept.title, facts: keptFacts(settings) },
    {
      title: browserStorage.title,
      paragraphs: [browserStorage.text],
      facts: Object.entries(storageKeys).map(([term, holds]) => ({ term, lines: [holds] })),
    },
    { title: contacts.title, paragraphs: [contacts.text], facts: contactedHostFacts(company) },
    {
      title: openByEmail.title,
      paragraphs: [openByEmail.text],
      link: { path: '/contact', label: openByEmail.link },
    },
    {
      title: rights.title,
      paragraphs: [rights.self, rights.ask(privacyContact), rights.law],
      link: { path: '/cart', label: rights.link },
    },
  ];
}

function keptFacts({ retentionDays, rateLimitPerMinute }: PrivacySettings): readonly Fact[] {
  const { items, removed, message, log, counting, backups } = kept;
  return [
    { term: items.term, lines: [items.what, retentionDays === 0 ? items.noLimit : items.days(retentionDays)] },
    ...[removed, message, log, ...(rateLimitPerMinute === 0 ? [] : [counting]), backups].map(({ term, what }) => ({
      term,
      lines: [what],
    })),
  ];
}

function contactedHostFacts(company: Company): readonly Fact[] {
  return contactedHosts(company).map(({ reason, hosts }) => {
    const { term, when, sees } = contactedHostTexts[reason];
    return { term, lines: [hosts.join(', '), when, sees] };
  });
}
