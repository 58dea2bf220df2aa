import { useState } from 'react';
import { detailFields, type DetailField, type QuoteDetails } from '#domain/quote/quote-details.ts';
import { quoteDetailTexts } from '#text/quote/quote-details.ts';
import { sendPanelTexts } from '#text/quote/send-panel.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { PaperFieldset } from './paper-fieldset.tsx';

interface OptionalDetailsProps {
  details: QuoteDetails;
  onChange: (changes: Partial<QuoteDetails>) => void;
}

const autoComplete: Readonly<Partial<Record<DetailField, string>>> = {
  company: 'organization',
  destination: 'country-name',
};
const hints: Readonly<Partial<Record<DetailField, string>>> = {
  packing: quoteDetailTexts.packingHint,
  documents: quoteDetailTexts.documentsHint,
};

export function OptionalDetails({ details, onChange }: OptionalDetailsProps) {
  const [isInitiallyOpen] = useState(() => detailFields.some((field) => details[field] !== ''));
  const renderTextField = (field: Exclude<DetailField, 'sample' | 'incoterm' | 'note'>) => (
    <TextField
      label={quoteDetailTexts[field]}
      hint={hints[field]}
      name={field}
      autoComplete={autoComplete[field] ?? 'off'}
      value={details[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <Disclosure
      isInitiallyOpen={isInitiallyOpen}
      summary={
        <>
          <span>{sendPanelTexts.details}</span>{' '}
          <span className="font-normal text-ink-soft">{sendPanelTexts.optional}</span>
        </>
      }
    >
      <div className="grid gap-4 pt-2 pb-6 @form:grid-cols-2">
        <p className="col-span-full text-small text-ink-soft">{quoteDetailTexts.text}</p>
        {renderTextField('company')}
        {renderTextField('destination')}
        {renderTextField('port')}
        <SelectField
          label={quoteDetailTexts.incoterm}
          name="incoterm"
          blankLabel={quoteDetailTexts.incotermNone}
          options={quoteDetailTexts.incoterms}
          value={details.incoterm}
          onChange={(incoterm) => onChange({ incoterm })}
        />
        {renderTextField('packing')}
        {renderTextField('documents')}
        <PaperFieldset />
        <TextAreaField
          label={quoteDetailTexts.note}
          name="note"
          className="col-span-full"
          rows={3}
          value={details.note}
          onChange={(note) => onChange({ note })}
        />
        <Checkbox
          label={quoteDetailTexts.sample}
          name="sample"
          className="col-span-full text-small"
          isChecked={details.sample !== ''}
          onChange={(isChecked) => onChange({ sample: isChecked ? quoteDetailTexts.sampleValue : '' })}
        />
      </div>
    </Disclosure>
  );
}
