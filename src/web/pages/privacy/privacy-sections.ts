import { address } from '#content/company/address.ts';
import type { Company } from '#content/company/company-types.ts';
import {
  browserStorageTexts,
  contactedHostTexts,
  contactsTexts,
  keptTexts,
  openByEmailTexts,
  responsibleTexts,
  rightsTexts,
  storageKeyTexts,
} from '#text/pages/privacy.ts';
import type { Fact, FactSection } from '#web/ui/fact-sections.tsx';
import { listContactedHosts } from './contacted-hosts.ts';

/** 0 days: carts are kept for ever. 0 per minute: no limit. The rate limit counts the API requests of one client. */
interface PrivacySettings {
  readonly retentionDays: number;
  readonly rateLimitPerMinute: number;
}

export function listPrivacySections(company: Company, settings: PrivacySettings): readonly FactSection[] {
  const privacyContact = company.privacyContact ?? company.email;
  return [
    {
      title: responsibleTexts.title,
      paragraphs: [
        responsibleTexts.text(company.legalName ?? company.name, `${address.join(', ')} ${company.postcode}`),
        ...(company.responsiblePerson === undefined ? [] : [responsibleTexts.person(company.responsiblePerson)]),
        ...(company.euRepresentative === undefined ? [] : [responsibleTexts.representative(company.euRepresentative)]),
        responsibleTexts.contact(privacyContact),
      ],
      link: { path: '/imprint', label: responsibleTexts.imprint },
    },
    { title: keptTexts.title, facts: listKeptFacts(settings) },
    {
      title: browserStorageTexts.title,
      paragraphs: [browserStorageTexts.text],
      facts: Object.entries(storageKeyTexts).map(([term, holds]) => ({ term, lines: [holds] })),
    },
    { title: contactsTexts.title, paragraphs: [contactsTexts.text], facts: listContactedHostFacts(company) },
    {
      title: openByEmailTexts.title,
      paragraphs: [openByEmailTexts.text],
      link: { path: '/contact', label: openByEmailTexts.link },
    },
    {
      title: rightsTexts.title,
      paragraphs: [rightsTexts.self, rightsTexts.ask(privacyContact), rightsTexts.law],
      link: { path: '/cart', label: rightsTexts.link },
    },
  ];
}

function listKeptFacts({ retentionDays, rateLimitPerMinute }: PrivacySettings): readonly Fact[] {
  const { items, removed, message, log, counting, backups } = keptTexts;
  return [
    { term: items.term, lines: [items.what, retentionDays === 0 ? items.noLimit : items.days(retentionDays)] },
    ...[removed, message, log, ...(rateLimitPerMinute === 0 ? [] : [counting]), backups].map(({ term, what }) => ({
      term,
      lines: [what],
    })),
  ];
}

function listContactedHostFacts(company: Company): readonly Fact[] {
  return listContactedHosts(company).map(({ reason, hosts }) => {
    const { term, when, sees } = contactedHostTexts[reason];
    return { term, lines: [hosts.join(', '), when, sees] };
  });
}
