import { company } from '#content/company.ts';
import { contact, contactCards } from '#text/contact.ts';
import { telUrl } from '#domain/phone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import styles from './contact-cards.module.css';

interface Card {
  readonly icon: IconName;
  readonly words: { readonly title: string; readonly hint: string };
  readonly value: string;
  readonly href: string;
}

const cards: readonly Card[] = [
  {
    icon: 'pin',
    words: contactCards.address,
    value: `${company.address.join(', ')} ${company.postcode}`,
    href: '#map',
  },
  {
    icon: 'phone',
    words: contactCards.hotline,
    value: company.phone,
    href: telUrl(company.phone),
  },
  { icon: 'mail', words: contactCards.email, value: company.email, href: `mailto:${company.email}` },
  { icon: 'globe', words: contactCards.website, value: company.website, href: `https://${company.website}` },
];

/** Address, hotline, e-mail and website; each card is a link as a whole. */
export function ContactCards() {
  return (
    <ul className={styles.cards} aria-label={contact.cardsLabel}>
      {cards.map(({ icon, words, value, href }) => (
        <li key={icon} className={`ui-card ${styles.card}`}>
          <Icon name={icon} size={28} />
          <h2 className={`ui-eyebrow ${styles.title}`}>{words.title}</h2>
          <p className={styles.value}>{value}</p>
          <a className={`ui-stretched ${styles.link}`} href={href}>
            {words.hint}
          </a>
        </li>
      ))}
    </ul>
  );
}
