import { useState } from 'react';
import { detailFields, type QuoteDetails } from '#domain/quote-details.ts';
import { sendPanel } from '#text/cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { QuoteDetailsFields } from './on-demand.ts';
import { useOpenedPart } from './use-opened-part.ts';
import styles from './quote-details.module.css';

interface QuoteDetailsProps {
  details: QuoteDetails;
  onChange: (changes: Partial<QuoteDetails>) => void;
}

/** Optional details in a `details` element: open if a field was filled in on an earlier visit. */
export function QuoteDetailsBlock({ details, onChange }: QuoteDetailsProps) {
  const { isOpen, error, open } = useOpenedPart(QuoteDetailsFields.prepare, () =>
    detailFields.some((field) => details[field] !== ''),
  );
  // The visitor opens and closes it afterwards.
  const [startsOpen] = useState(isOpen);
  return (
    <details className={styles.block} open={startsOpen} onToggle={open}>
      <summary className={`ui-cluster ui-strong ui-sm ${styles.summary}`}>
        {sendPanel.details} <span className="ui-soft ui-regular">{sendPanel.optional}</span>
      </summary>
      {error !== undefined && <Alert text={error} />}
      {isOpen && <QuoteDetailsFields details={details} onChange={onChange} />}
    </details>
  );
}
