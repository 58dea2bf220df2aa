import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { companyMailLink, companyPhoneLink } from '#content/company/contact-links.ts';
import { contactCardTexts, contactPageTexts, head } from '#text/pages/contact.ts';
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
  socialCard: 'contact',
  breadcrumbs: [{ name: contactPageTexts.breadcrumb, path: '/contact' }],
  content: <ContactPage />,
};

function ContactPage() {
  return (
    <>
      <PageTitle size="small" title={contactPageTexts.title} lead={contactPageTexts.lead} />
      <Container className="grid gap-4 pb-section">
        <ContactCards />
        <div className={styles.columns}>
          <ContactForm />
          <ContactMap />
        </div>
      </Container>
    </>
  );
}

interface ContactCard {
  readonly icon: IconName;
  readonly labels: { readonly title: string; readonly hint: string };
  readonly value: string;
  readonly href: string;
}

const cards: readonly ContactCard[] = [
  {
    icon: 'pin',
    labels: contactCardTexts.address,
    value: `${address.join(', ')} ${company.postcode}`,
    href: '#map',
  },
  {
    icon: 'phone',
    labels: contactCardTexts.hotline,
    value: company.phone,
    href: companyPhoneLink,
  },
  { icon: 'mail', labels: contactCardTexts.email, value: company.email, href: companyMailLink },
  { icon: 'globe', labels: contactCardTexts.website, value: company.website, href: `https://${company.website}` },
];

function ContactCards() {
  return (
    <ul className={styles.cards} aria-label={contactPageTexts.cardsLabel}>
      {cards.map(({ icon, labels, value, href }) => (
        <Card as="li" key={icon} className={`transition-soft ${styles.card}`}>
          <Icon name={icon} size={28} className="text-accent-strong" />
          <div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h2 className="font-sans eyebrow">{labels.title}</h2>
              <a
                className="stretched inline-flex items-center text-small font-semibold after:rounded-8 max-sm:min-h-touch-target"
                href={href}
              >
                {labels.hint}
              </a>
            </div>
            <p className="font-display-small leading-135 wrap-anywhere">{value}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
