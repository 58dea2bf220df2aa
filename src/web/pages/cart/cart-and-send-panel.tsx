import type { RefObject } from 'react';
import { findTotal } from '#domain/cart/weight.ts';
import type { SentRequest } from '#domain/quote/sent-request.ts';
import { localizeMessageDate } from '#text/format/message-date.ts';
import { previewTexts, sendBarTexts } from '#text/quote/send-panel.ts';
import { useQuoteDraft } from '#web/features/quote/draft/use-quote-draft.ts';
import { focusSendPanel } from '#web/features/quote/focus-send-panel.ts';
import { PrintedRequestHead } from '#web/features/quote/printed-request-head.tsx';
import { SendPanel } from '#web/features/quote/send-panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { MessageBox } from '#web/ui/messages/message-box.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { CartEmail } from './cart-email.tsx';
import { useCartPage } from './cart-page-context.ts';
import { CartTable } from './cart-table/cart-table.tsx';
import styles from './cart-and-send-panel.module.css';

interface CartAndSendPanelProps {
  panel: RefObject<HTMLElement | null>;
  onSent: (request: SentRequest) => void;
}

export function CartAndSendPanel({ panel, onSent }: CartAndSendPanelProps) {
  const { email, items } = useCartPage();
  const draft = useQuoteDraft(email, items, onSent);
  const { reference, date, message } = draft;
  const isSent = draft.sentState.status === 'sent';
  return (
    <div className={styles.columns}>
      <div className="min-w-0">
        <PrintedRequestHead email={email} draft={draft} />
        <CartTable reference={reference} date={localizeMessageDate(date)} />
        <StickyBar
          variant="screen"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small font-semibold tabular-nums lg:hidden print:hidden"
        >
          <p className={styles.summary}>{sendBarTexts.summary(items.length, findTotal(items))}</p>
          <Button variant={isSent ? 'outline' : 'primary'} onClick={() => focusSendPanel(panel.current)}>
            {sendBarTexts.send}
          </Button>
        </StickyBar>
      </div>
      <SendPanel ref={panel} className={styles.sendPanel} items={items} draft={draft} cartEmail={<CartEmail />} />
      {!isSent && (
        <section className="grid min-w-0 gap-2 print:hidden">
          <SmallTitle as="h2">{previewTexts.title}</SmallTitle>
          <p className="text-small text-ink-soft">{previewTexts.text}</p>
          <MessageBox label={previewTexts.title} className="mt-2">
            <p>{message.whatsAppText}</p>
          </MessageBox>
        </section>
      )}
    </div>
  );
}
