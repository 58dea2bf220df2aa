import { useState } from 'react';
import { detailFields, type QuoteDetails } from '#domain/quote-details.ts';
import { sendPanel } from '#text/cart.ts';
import { QuoteDetailsFields } from './quote-details-fields.tsx';
import styles from './quote-details.module.css';

interface QuoteDetailsProps {
  details: QuoteDetails;
  onChange: (changes: Partial<QuoteDetails>) => void;
}

export function QuoteDetailsBlock({ details, onChange }: QuoteDetailsProps) {
  // Only at first: the visitor opens and closes it afterwards.
  const [startsOpen] = useState(() => detailFields.some((field) => details[field] !== ''));
  return (
    <details className={styles.block} open={startsOpen}>
      <summary className={`flex flex-wrap items-center text-sm font-semibold ${styles.summary}`}>
        {sendPanel.details} <span className="font-normal text-ink-soft">{sendPanel.optional}</span>
      </summary>
      <QuoteDetailsFields details={details} onChange={onChange} />
    </details>
  );
}
