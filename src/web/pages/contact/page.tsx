import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { telUrl } from '#domain/contact/phone.ts';
import { contact, contactCards, head } from '#text/contact.ts';
import { OfficeFacts } from '#web/features/company/office-facts.tsx';
import type { Page } from '#web/navigation/page.ts';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import type { IconName } from '#web/ui/icon-paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './page.module.css';

export const page: Page = {
  head,
  socialImage: 'contact',
  breadcrumbs: [{ name: contact.breadcrumb, path: '/contact' }],
  content: (
    <>
      <PageTitle eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
      <Container className="grid gap-7 pb-section">
        <div className="grid gap-4">
          <ContactCards />
          <OfficeFacts facts={company} className="flex flex-wrap items-center gap-3 text-sm text-ink-soft" />
        </div>
        <div className={`grid gap-7 lg:gap-8 ${styles.columns}`}>
          <ContactForm />
          <ContactMap />
        </div>
      </Container>
    </>
  ),
};

interface ContactWay {
  readonly icon: IconName;
  readonly labels: { readonly title: string; readonly hint: string };
  readonly value: string;
  readonly href: string;
}

const cards: readonly ContactWay[] = [
  {
    icon: 'pin',
    labels: contactCards.address,
    value: `${address.join(', ')} ${company.postcode}`,
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

function ContactCards() {
  return (
    <ul className={`grid gap-4 max-sm:gap-3 ${styles.cards}`} aria-label={contact.cardsLabel}>
      {cards.map(({ icon, labels, value, href }) => (
        <Card
          as="li"
          key={icon}
          className={`relative grid content-start gap-1 p-5 transition-soft hover:lifted max-sm:gap-x-4 max-sm:p-4 ${styles.card}`}
        >
          <Icon name={icon} size={28} className="mb-3 text-accent-strong max-sm:row-span-3 max-sm:mb-0" />
          <h2 className="font-sans eyebrow">{labels.title}</h2>
          <p className="font-serif-small text-lg leading-snug">{value}</p>
          <a
            className="stretched inline-flex min-h-tap items-center justify-self-start text-sm font-semibold after:rounded-md"
            href={href}
          >
            {labels.hint}
          </a>
        </Card>
      ))}
    </ul>
  );
}
