import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { company } from '#content/company.ts';
import type { CartItem } from '#domain/cart-item.ts';
import { toSingleLine } from '#domain/message-text.ts';
import type { SendWay } from '#domain/sent-request.ts';
import { whatsAppLink } from '#domain/whatsapp-link.ts';
import { sendPanel } from '#text/cart.ts';
import { quoteMessages } from '#text/messages.ts';
import { mailSubjects } from '#text/quote-message.ts';
import { openLink } from '#web/ui/browser/open-link.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CartOwner } from './cart-owner.tsx';
import { OtherWays } from './other-ways.tsx';
import { QuoteDetailsBlock } from './quote-details.tsx';
import type { Contact } from './quote-storage.ts';
import { saveQuote } from './save-quote.ts';
import { SentQuote } from './sent-quote.tsx';
import { useMessageActions } from './use-message-actions.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import styles from './send-panel.module.css';

interface SendPanelProps {
  ref: Ref<HTMLElement>;
  email: string;
  items: readonly CartItem[];
  draft: QuoteDraft;
  onChange: () => void;
  onForget: () => void;
}

/** Name, contact number and the button that opens WhatsApp with the list, or another way to send it. */
export function SendPanel({ ref, email, items, draft, onChange, onForget }: SendPanelProps) {
  const { contact, details, reference, message } = draft;
  const [isMissing, setIsMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const errorId = useId();

  const messageActions = useMessageActions('quote');
  const sending = { ...message, subject: mailSubjects.quote(reference.id) };
  const missing = (['name', 'phone'] as const).filter((field) => toSingleLine(contact[field]) === '');

  const change = (changes: Partial<Contact>) => {
    setIsMissing(false);
    draft.changeContact(changes);
  };
  const send = (way: SendWay) => {
    setAttempt(attempt + 1);
    setIsMissing(missing.length > 0);
    if (missing[0] !== undefined) {
      (missing[0] === 'name' ? name : phone).current?.focus();
      return;
    }
    messageActions.clear();
    if (way === 'whatsapp') openLink(whatsAppLink(company.whatsappNumber, message.short));
    else if (way === 'email') void messageActions.mail(sending);
    else if (way === 'copy') void messageActions.copy(sending);
    else saveQuote(reference.id, items);
    reference.markSent(way);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('whatsapp');
  };

  return (
    <section
      ref={ref}
      className={`grid gap-4 rounded-md bg-linen p-panel print:hidden ${styles.panel}`}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className="font-serif-small text-title-sm">
        {sendPanel.title}
      </h2>
      <CartOwner email={email} onChange={onChange} onForget={onForget} />
      <form className={`grid gap-4 ${styles.form}`} method="dialog" noValidate onSubmit={submit}>
        <TextField
          ref={name}
          label={sendPanel.name}
          errorId={isMissing && missing.includes('name') ? errorId : undefined}
          name="name"
          autoComplete="name"
          required
          value={contact.name}
          onChange={(text) => change({ name: text })}
        />
        <TextField
          ref={phone}
          label={sendPanel.phone}
          hint={sendPanel.phoneHint}
          errorId={isMissing && missing.includes('phone') ? errorId : undefined}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          value={contact.phone}
          onChange={(text) => change({ phone: text })}
        />
        <QuoteDetailsBlock details={details} onChange={draft.changeDetails} />
        {isMissing && <Alert key={attempt} id={errorId} text={quoteMessages['missing-contact']} />}
        <Button type="submit" className={`w-full ${styles.send}`}>
          <Icon name="whatsapp" size={22} />
          {sendPanel.send}
        </Button>
        <p className="text-sm text-ink-soft">{sendPanel.note}</p>
        <OtherWays {...sendPanel.otherWays} onPress={send} />
      </form>
      {reference.sentWay && (
        <SentQuote way={reference.sentWay} message={sending} actions={messageActions} attempt={attempt} />
      )}
      <p role="status" className="text-sm text-ink-soft empty:absolute">
        {reference.wasSent && !reference.sentWay && sendPanel.changed}
      </p>
    </section>
  );
}

/** Brings the panel into view and focuses what comes next in it: the first empty field, or the button that sends. */
export function focusSendPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('input:invalid, button[type="submit"]')?.focus({ preventScroll: true });
}
