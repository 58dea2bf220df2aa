import { useState } from 'react';
import { detailFields, type QuoteDetails } from '#domain/quote/quote-details.ts';
import { sendPanelTexts } from '#text/quote/send-panel.ts';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { QuoteDetailsFields } from './quote-details-fields.tsx';

interface QuoteDetailsDisclosureProps {
  details: QuoteDetails;
  onChange: (changes: Partial<QuoteDetails>) => void;
}

export function QuoteDetailsDisclosure({ details, onChange }: QuoteDetailsDisclosureProps) {
  const [isInitiallyOpen] = useState(() => detailFields.some((field) => details[field] !== ''));
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
      <QuoteDetailsFields details={details} onChange={onChange} />
    </Disclosure>
  );
}
