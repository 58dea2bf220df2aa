import { useState } from 'react';
import { details as labels } from '#text/cart.ts';
import { detailFields, type DetailField, type QuoteDetails } from '#domain/quote-details.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './quote-details.module.css';

interface QuoteDetailsProps {
  readonly details: QuoteDetails;
  readonly onChange: (changes: Partial<QuoteDetails>) => void;
}

/** How the browser may fill in the fields of one line. */
const autoComplete: Partial<Record<DetailField, string>> = { company: 'organization', destination: 'country-name' };
const hints: Partial<Record<DetailField, string>> = {
  packing: labels.packingHint,
  documents: labels.documentsHint,
};

/** Folded until it is wanted: what helps us to quote faster. Only what is filled in goes into the message. */
export function QuoteDetailsBlock({ details, onChange }: QuoteDetailsProps) {
  // Open from the start where something was filled in before; then as the visitor likes.
  const [startsOpen] = useState(() => detailFields.some((field) => details[field] !== ''));
  const line = (field: Exclude<DetailField, 'sample' | 'incoterm' | 'note'>) => (
    <Field key={field} label={labels[field]} hint={hints[field]}>
      {(control) => (
        <input
          {...control}
          name={field}
          autoComplete={autoComplete[field] ?? 'off'}
          value={details[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <details className={styles.block} open={startsOpen}>
      <summary className={styles.summary}>
        {labels.title} <span>{labels.optional}</span>
      </summary>
      <div className={styles.fields}>
        <p className={styles.text}>{labels.text}</p>
        {line('company')}
        {line('destination')}
        {line('port')}
        <Field label={labels.incoterm}>
          {(control) => (
            <select
              {...control}
              name="incoterm"
              value={details.incoterm}
              onChange={(event) => onChange({ incoterm: event.currentTarget.value })}
            >
              <option value="">{labels.incotermNone}</option>
              {labels.incoterms.map((term) => (
                <option key={term}>{term}</option>
              ))}
            </select>
          )}
        </Field>
        {line('packing')}
        {line('documents')}
        <Field label={labels.note}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              value={details.note}
              onChange={(event) => onChange({ note: event.currentTarget.value })}
            />
          )}
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="sample"
            checked={details.sample !== ''}
            onChange={(event) => onChange({ sample: event.currentTarget.checked ? labels.sampleValue : '' })}
          />
          {labels.sample}
        </label>
      </div>
    </details>
  );
}
