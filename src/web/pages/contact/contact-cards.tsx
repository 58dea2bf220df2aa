import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { contact, contactCards } from '#text/contact.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './contact-cards.module.css';

interface Card {
  readonly icon: IconName;
  readonly labels: { readonly title: string; readonly hint: string };
  readonly value: string;
  readonly href: string;
}

const cards: readonly Card[] = [
  {
    icon: 'pin',
    labels: contactCards.address,
    value: `${company.address.join(', ')} ${company.postcode}`,
    href: '#map',
  },
  {
    icon: 'phone',
    labels: contactCards.hotline,
    value: company.phone,
    href: telUrl(company.phone),
  },
  { icon: 'mail', labels: contactCards.email, value: company.email, href: `mailto:${company.email}` },
  { icon: 'globe', labels: contactCards.website, value: company.website, href: `https://${company.website}` },
];

/** Address, hotline, e-mail and website; each card is a link as a whole. */
export function ContactCards() {
  return (
    <ul className={styles.cards} aria-label={contact.cardsLabel}>
      {cards.map(({ icon, labels, value, href }) => (
        <li key={icon} className={`ui-card ${styles.card}`}>
          <Icon name={icon} size={28} />
          <h2 className={`ui-eyebrow ${styles.title}`}>{labels.title}</h2>
          <p className={styles.value}>{value}</p>
          <a className={`ui-stretched ${styles.link}`} href={href}>
            {labels.hint}
          </a>
        </li>
      ))}
    </ul>
  );
}
