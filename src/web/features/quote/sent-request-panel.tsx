import { sentMessageTexts } from '#text/message/sent-message.ts';
import { OfficeFacts } from '#web/features/company/office-facts.tsx';
import { SentMessage, type SentMessageProps } from '#web/features/message/sent-message.tsx';

export function SentRequestPanel(props: Omit<SentMessageProps, 'kind'>) {
  return (
    <div className="grid min-w-0 gap-4 print:hidden">
      <SentMessage kind="quote" {...props} />
      <div className="grid gap-1 text-small text-ink-soft">
        <p>{sentMessageTexts.next}</p>
        <OfficeFacts hasTitle className="grid gap-1" />
      </div>
    </div>
  );
}
