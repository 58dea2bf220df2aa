import { companySection } from '#text/about.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './company-section.module.css';

/** The company's text beside its address. */
export function CompanySection() {
  return (
    <Section eyebrow={companySection.eyebrow} title={companySection.title} className={styles.company}>
      <div className={styles.text}>
        {companySection.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Link className={styles.history} to="/history">
          {companySection.history}
          <Icon name="arrow" size={20} />
        </Link>
      </div>
      <AddressCard />
    </Section>
  );
}
