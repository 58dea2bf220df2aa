import { contact } from '#text/contact.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactMap } from './contact-map.tsx';
import styles from './contact-page.module.css';

/** The contact page: four cards, the form, and where we are. */
export function ContactPage() {
  return (
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
  );
}
