import { contact, head } from '#text/contact.ts';
import type { Page } from '#web/page.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ContactCards } from './contact-cards.tsx';
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
      <div className={`ui-container ${styles.page}`}>
        <ContactCards />
        <div className={styles.columns}>
          <ContactForm />
          <ContactMap />
        </div>
      </div>
    </>
  ),
};
