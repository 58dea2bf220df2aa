import { company } from '#content/company.ts';
import { detailFields } from '#domain/quote-details.ts';
import { print, sendPanel } from '#text/cart.ts';
import { quoteLabels } from '#text/quote-message.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import styles from './letterhead.module.css';

/** The head of the printed quote request: to whom, from whom, reference and date. Not shown on screen. */
export function Letterhead({ email, request }: { email: string; request: QuoteDraft }) {
  const { contact, details, stamp } = request;
  const lines = [
    [print.reference, stamp.reference],
    [print.date, stamp.date],
    [sendPanel.name, contact.name],
    [sendPanel.phone, contact.phone],
    [quoteLabels.email, email],
    ...detailFields
      .filter((field) => details[field].trim() !== '')
      .map((field) => [quoteLabels.details[field], details[field]] as const),
  ] as const;
  return (
    <section className={styles.letterhead} aria-hidden="true">
      <div className={styles.to}>
        <p className={styles.company}>{company.name}</p>
        <p>
          {company.address.join(', ')}
          <br />
          {company.email} · {company.phone}
        </p>
      </div>
      <p className={styles.title}>{print.title}</p>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.trim() === '' ? print.empty : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
