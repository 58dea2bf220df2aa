import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { contact, contactCards, head } from '#text/contact.ts';
import type { Page } from '#web/page.ts';
import type { IconName } from '#web/ui/icon-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OfficeFacts } from '#web/ui/office-facts.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './page.module.css';

/** The contact page: four cards, the form, and the map. */
export const page: Page = {
  head,
  socialImage: 'contact',
  breadcrumbs: [{ name: contact.breadcrumb, path: '/contact' }],
  content: (
    <>
      <PageTitle eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
      <div className="ui-container ui-stack ui-gap-7 ui-pb-section">
        <div className="ui-stack ui-gap-4">
          <ContactCards />
          <OfficeFacts facts={company} className="ui-cluster ui-gap-3 ui-note" />
        </div>
        <div className={`ui-stack ui-gap-7 ${styles.columns}`}>
          <ContactForm />
          <ContactMap />
        </div>
      </div>
    </>
  ),
};

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

/** Address, hotline, e-mail and website; the whole card is a link. */
function ContactCards() {
  return (
    <ul className={`ui-stack ui-gap-4 ${styles.cards}`} aria-label={contact.cardsLabel}>
      {cards.map(({ icon, labels, value, href }) => (
        <li key={icon} className="ui-card ui-stack ui-top ui-relative ui-eases ui-gap-1 ui-p-5">
          <Icon name={icon} size={28} className="ui-mb-3 ui-accent" />
          <h2 className="ui-eyebrow ui-sans">{labels.title}</h2>
          <p className="ui-serif-small ui-lg ui-snug">{value}</p>
          <a className="ui-stretched ui-tap ui-strong ui-sm" href={href}>
            {labels.hint}
          </a>
        </li>
      ))}
    </ul>
  );
}
