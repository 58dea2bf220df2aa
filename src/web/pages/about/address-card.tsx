import { company } from '#content/company.ts';
import { addressSection } from '#text/about.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import styles from './address-card.module.css';

/** The address in Elpitiya, with facts for buyers. */
export function AddressCard() {
  return (
    <aside className={styles.card} aria-labelledby="address">
      <h3 id="address" className="ui-title-sm">
        {addressSection.title}
      </h3>
      <address className={styles.address}>
        <strong>{company.name}</strong>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{addressSection.postcode}</span>
      </address>
      <dl className={styles.facts}>
        {addressSection.facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/contact" variant="dark">
        {addressSection.contact}
      </ButtonLink>
    </aside>
  );
}
