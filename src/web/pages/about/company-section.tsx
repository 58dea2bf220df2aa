import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { addressSection, companySection } from '#text/about.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { Section } from '#web/ui/section.tsx';
import styles from './company-section.module.css';

/** The company's text beside its address. */
export function CompanySection() {
  return (
    <Section eyebrow={companySection.eyebrow} title={companySection.title} className={`ui-stack ${styles.company}`}>
      <div className={`ui-stack ui-top ui-measure ui-gap-5 ${styles.text}`}>
        {companySection.paragraphs.map((paragraph) => (
          <p key={paragraph}>{noBreak(paragraph)}</p>
        ))}
        <Link className={`ui-strong ui-gap-2 ui-middle ui-touch ${styles.history}`} to="/history">
          {companySection.history}
          <Icon name="arrow" size={20} />
        </Link>
      </div>
      <AddressCard />
    </Section>
  );
}

/** The address in Elpitiya, with facts for buyers. */
function AddressCard() {
  return (
    <aside
      className={`ui-stack ui-paper ui-shadow ui-round-sm ui-self-start ui-gap-4 ui-mt-7 ui-p-5 ${styles.card}`}
      aria-labelledby="address"
    >
      <h3 id="address" className="ui-title-sm">
        {addressSection.title}
      </h3>
      <address className="ui-stack">
        <strong>{company.name}</strong>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{addressSection.postcode}</span>
      </address>
      <dl className={`ui-stack ui-sm ui-gap-2 ${styles.facts}`}>
        {addressSection.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="ui-soft">{label}</dt>
            <dd>{noBreak(value)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/contact">{addressSection.contact}</ButtonLink>
    </aside>
  );
}
