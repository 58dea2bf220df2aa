import { useId } from 'react';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import type { Company } from '#content/company/company-types.ts';
import { papers } from '#content/papers.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { addressTexts, companyTexts } from '#text/pages/about.ts';
import { imprintLabels } from '#text/pages/imprint.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import styles from './company-section.module.css';

export function CompanySection() {
  return (
    <Section eyebrow={companyTexts.eyebrow} title={companyTexts.title} containerClassName={styles.company}>
      <div className="grid max-w-measure content-start gap-6">
        {companyTexts.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'font-display-small text-title-sm leading-142' : ''}>
            {addNoBreakSpaces(paragraph)}
          </p>
        ))}
        <TextLink variant="underlined" to="/history">
          {companyTexts.history}
          <Icon name="arrow" size={20} />
        </TextLink>
      </div>
      <AddressCard />
    </Section>
  );
}

/** The list is empty if the owner has stated only the founding year, which the text names anyway. */
function listStatedFacts({ legalName, registrationNumber, registeredOffice, exporterRegistration, founded }: Company) {
  const facts = [
    { label: imprintLabels.name, value: legalName },
    { label: imprintLabels.registrationNumber, value: registrationNumber },
    { label: imprintLabels.registeredOffice, value: registeredOffice },
    { label: imprintLabels.exporterRegistration, value: exporterRegistration },
  ].filter(({ value }) => value !== undefined);
  return facts.length === 0 ? [] : [...facts, { label: addressTexts.established, value: String(founded) }];
}

function AddressCard() {
  const titleId = useId();
  const hasCertificates = useValidCertificates(papers).length > 0;
  return (
    <aside className={styles.address} aria-labelledby={titleId}>
      <SmallTitle as="h3" id={titleId} className={styles.title}>
        {addressTexts.title}
      </SmallTitle>
      <address className="grid">
        <strong>{company.name}</strong>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{addressTexts.postcode}</span>
      </address>
      <dl className={styles.facts}>
        {[...listStatedFacts(company), ...addressTexts.facts].map(({ label, value = '' }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>{addNoBreakSpaces(value)}</dd>
          </div>
        ))}
      </dl>
      {hasCertificates && <TextLink to="/papers">{addressTexts.certificates}</TextLink>}
      <ButtonLink to="/contact" className={styles.contact}>
        {addressTexts.contact}
      </ButtonLink>
    </aside>
  );
}
