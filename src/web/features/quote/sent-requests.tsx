import { useState } from 'react';
import { toLocalDay } from '#domain/day.ts';
import { composeBilingualMessage } from '#domain/quote/bilingual-message.ts';
import { withoutSentRequest, type SentRequest } from '#domain/quote/sent-request.ts';
import { formatDay } from '#text/format/day.ts';
import { formatMessageDate } from '#text/format/message-date.ts';
import { buyerLabels, quoteLabels } from '#text/quote/quote-message.ts';
import { sentRequestTexts } from '#text/quote/sent-requests.ts';
import { storedSentRequests } from '#web/storage/stored-sent-requests.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Disclosure } from '#web/ui/controls/disclosure.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';

interface SentRequestsProps {
  email: string;
  hasItems: boolean;
  onRepeat: (request: SentRequest, options: { readonly isReplacing: boolean }) => void;
}

export function SentRequests({ email, hasItems, onRepeat }: SentRequestsProps) {
  const requests = useStoredValue(storedSentRequests).filter((request) => request.email === email);
  const [removedReference, setRemovedReference] = useState<string>();
  if (requests.length === 0 && removedReference === undefined) return null;
  return (
    <section className="mt-8 print:hidden">
      {requests.length > 0 && (
        <Disclosure
          summary={
            <>
              <span>{sentRequestTexts.title}</span>{' '}
              <span className="font-normal text-ink-soft">{sentRequestTexts.count(requests.length)}</span>
            </>
          }
        >
          <p className="max-w-measure text-small text-ink-soft">{sentRequestTexts.text}</p>
          <ul className="mt-3 grid">
            {requests.map((request) => (
              <SentRequestEntry
                key={request.reference}
                request={request}
                hasItems={hasItems}
                onRepeat={onRepeat}
                onRemove={() => {
                  storedSentRequests.write(withoutSentRequest(storedSentRequests.read(), request.reference));
                  setRemovedReference(request.reference);
                }}
              />
            ))}
          </ul>
        </Disclosure>
      )}
      <Status variant="note">{removedReference !== undefined && sentRequestTexts.removed(removedReference)}</Status>
    </section>
  );
}

interface SentRequestEntryProps extends Pick<SentRequestsProps, 'hasItems' | 'onRepeat'> {
  request: SentRequest;
  onRemove: () => void;
}

function SentRequestEntry({ request, hasItems, onRepeat, onRemove }: SentRequestEntryProps) {
  const { reference, time, way, items } = request;
  const [isChoosing, setIsChoosing] = useState(false);
  const [isTextShown, setIsTextShown] = useState(false);
  const repeat = (options: { readonly isReplacing: boolean }) => {
    setIsChoosing(false);
    onRepeat(request, options);
  };
  return (
    <li className="border-t border-hairline py-3">
      <div className="flex flex-wrap items-center justify-between">
        <p>
          <strong className="tabular-nums">{reference}</strong>{' '}
          <span className="text-small text-ink-soft">
            {`${sentRequestTexts.way[way](formatDay(toLocalDay(new Date(time))))}, ${sentRequestTexts.items(items.length)}`}
          </span>
        </p>
        <div className="-mx-2 flex flex-wrap items-center">
          <Button
            variant="text"
            aria-expanded={hasItems ? isChoosing : undefined}
            onClick={() => (hasItems ? setIsChoosing(!isChoosing) : repeat({ isReplacing: false }))}
          >
            <Icon name="undo" size={18} />
            {sentRequestTexts.again}
            <HiddenText> {reference}</HiddenText>
          </Button>
          <Button variant="text" aria-expanded={isTextShown} onClick={() => setIsTextShown(!isTextShown)}>
            <Icon name="search" size={18} />
            {sentRequestTexts.show}
            <HiddenText> {reference}</HiddenText>
          </Button>
          <Button variant="text" onClick={onRemove}>
            <Icon name="trash" size={18} />
            {sentRequestTexts.remove}
            <HiddenText> {reference}</HiddenText>
          </Button>
        </div>
      </div>
      {hasItems && isChoosing && (
        <div className="mt-2 mb-3 flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={() => repeat({ isReplacing: false })}>
            {sentRequestTexts.add}
          </Button>
          <Button variant="outline" onClick={() => repeat({ isReplacing: true })}>
            {sentRequestTexts.replace}
          </Button>
          <Button variant="text" onClick={() => setIsChoosing(false)}>
            {sentRequestTexts.cancel}
          </Button>
        </div>
      )}
      {isTextShown && (
        <p className="rounded-4 bg-paper p-4 text-small whitespace-pre-wrap">{composeSentMessage(request)}</p>
      )}
    </li>
  );
}

/** Composes the message without the sender's name and phone number, which are not stored with a sent request. */
function composeSentMessage({ time, ...request }: SentRequest): string {
  return composeBilingualMessage({ ...request, date: formatMessageDate(new Date(time)) }, quoteLabels, buyerLabels)
    .fullText;
}
