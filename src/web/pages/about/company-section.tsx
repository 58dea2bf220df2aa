import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { addressSection, companySection } from '#text/about.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { Section } from '#web/ui/section.tsx';
import styles from './company-section.module.css';

export function CompanySection() {
  return (
    <Section eyebrow={companySection.eyebrow} title={companySection.title} className={`grid ${styles.company}`}>
      <div className={`grid max-w-measure content-start gap-5 ${styles.text}`}>
        {companySection.paragraphs.map((paragraph) => (
          <p key={paragraph}>{noBreak(paragraph)}</p>
        ))}
        <Link className={`min-h-touch items-center gap-2 font-semibold ${styles.history}`} to="/history">
          {companySection.history}
          <Icon name="arrow" size={20} />
        </Link>
      </div>
      <AddressCard />
    </Section>
  );
}

function AddressCard() {
  return (
    <aside
      className={`mt-7 grid gap-4 self-start rounded-sm bg-paper p-5 raised ${styles.card}`}
      aria-labelledby="address"
    >
      <h3 id="address" className="font-serif-small text-title-sm">
        {addressSection.title}
      </h3>
      <address className="grid">
        <strong>{company.name}</strong>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{addressSection.postcode}</span>
      </address>
      <dl className={`grid gap-2 text-sm ${styles.facts}`}>
        {addressSection.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-soft">{label}</dt>
            <dd>{noBreak(value)}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/contact">{addressSection.contact}</ButtonLink>
    </aside>
  );
}
