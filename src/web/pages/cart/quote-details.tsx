import { useState } from 'react';
import { detailFields, type DetailField, type QuoteDetails } from '#domain/quote-details.ts';
import { details as labels } from '#text/cart.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import styles from './quote-details.module.css';

interface QuoteDetailsProps {
  details: QuoteDetails;
  onChange: (changes: Partial<QuoteDetails>) => void;
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
    <TextField
      key={field}
      label={labels[field]}
      hint={hints[field]}
      name={field}
      autoComplete={autoComplete[field] ?? 'off'}
      value={details[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <details className={styles.block} open={startsOpen}>
      <summary className={styles.summary}>
        {labels.title} <span>{labels.optional}</span>
      </summary>
      <div className={styles.fields}>
        <p className={`ui-note ${styles.text}`}>{labels.text}</p>
        {line('company')}
        {line('destination')}
        {line('port')}
        <SelectField
          label={labels.incoterm}
          name="incoterm"
          blank={labels.incotermNone}
          options={labels.incoterms}
          value={details.incoterm}
          onChange={(incoterm) => onChange({ incoterm })}
        />
        {line('packing')}
        {line('documents')}
        <TextAreaField
          label={labels.note}
          name="note"
          rows={3}
          value={details.note}
          onChange={(note) => onChange({ note })}
        />
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
