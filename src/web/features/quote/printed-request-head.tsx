import { detailFields } from '#domain/quote/quote-details.ts';
import { localizeMessageDate } from '#text/format/message-date.ts';
import { printLabels } from '#text/quote/quote-message.ts';
import { printTexts, sendPanelTexts } from '#text/quote/send-panel.ts';
import { CompanyLetterhead } from '#web/features/company/company-letterhead.tsx';
import type { QuoteDraft } from './draft/use-quote-draft.ts';

interface PrintedRequestHeadProps {
  email: string;
  draft: QuoteDraft;
}

export function PrintedRequestHead({ email, draft }: PrintedRequestHeadProps) {
  const { sender, details, reference, date } = draft;
  const lines = [
    [printTexts.reference, reference],
    [printTexts.date, localizeMessageDate(date)],
    [sendPanelTexts.name, sender.name],
    [sendPanelTexts.phone, sender.phone],
    [printLabels.email, email],
    ...detailFields
      .filter((field) => details[field].trim() !== '')
      .map((field) => [printLabels.details[field], details[field]] as const),
  ] as const;
  return (
    <section className="mb-8 text-caption not-print:hidden" aria-hidden="true">
      <CompanyLetterhead />
      <p className="mt-6 mb-4 font-serif text-title-md">{printTexts.title}</p>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-2 text-small">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value.trim() === '' ? printTexts.empty : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
