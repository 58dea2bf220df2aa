import { useId, useRef, type Ref, type SubmitEvent } from 'react';
import { company } from '#content/company.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { lacksCountryCode } from '#domain/contact/phone.ts';
import { whatsAppLink } from '#domain/contact/whatsapp-link.ts';
import { keysOf } from '#domain/fields-of.ts';
import { toSingleLine } from '#domain/quote/message-text.ts';
import type { SendWay } from '#domain/quote/sent-request.ts';
import { sendPanel } from '#text/cart.ts';
import { quoteMessages } from '#text/messages.ts';
import { mailSubjects } from '#text/quote-message.ts';
import { openLink } from '#web/ui/browser/open-link.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CartOwner } from './cart-owner.tsx';
import { OtherWays } from './other-ways.tsx';
import { QuoteDetailsDisclosure } from './quote-details-disclosure.tsx';
import { saveQuote } from './save-quote.ts';
import { SentQuote } from './sent-quote.tsx';
import type { Contact } from './stored-contact.ts';
import { useMessageActions } from './use-message-actions.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import styles from './send-panel.module.css';

const fieldNames = ['name', 'phone'] as const;

interface SendPanelProps {
  ref: Ref<HTMLElement>;
  email: string;
  items: readonly CartItem[];
  draft: QuoteDraft;
  onChangeEmail: () => void;
  onForgetMe: () => void;
}

export function SendPanel({ ref, email, items, draft, onChangeEmail, onForgetMe }: SendPanelProps) {
  const { contact, details, reference, message } = draft;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm(fieldNames);
  const titleId = useId();

  const messageActions = useMessageActions('quote');

  const change = (changes: Partial<Contact>) => {
    form.clear(keysOf(changes));
    draft.changeContact(changes);
  };
  const send = (way: SendWay) => {
    const missing = fieldNames.filter((field) => toSingleLine(contact[field]) === '');
    if (
      !form.validate(
        element.current,
        Object.fromEntries(missing.map((field) => [field, quoteMessages['missing-contact']])),
      )
    )
      return;
    const outgoing = draft.prepare();
    const mail = mailOf(outgoing.message, outgoing.id);
    messageActions.clear();
    if (way === 'whatsapp') openLink(whatsAppLink(company.whatsappNumber, mail.short));
    else if (way === 'email') void messageActions.mail(mail);
    else if (way === 'copy') void messageActions.copy(mail);
    else saveQuote(outgoing.id, items);
    outgoing.markSent(way);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('whatsapp');
  };

  return (
    <>
      <section
        ref={ref}
        className={`@container grid scroll-mt-3 gap-4 rounded-md bg-linen p-panel lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden ${styles.panel}`}
        aria-labelledby={titleId}
      >
        <h2 id={titleId} className="font-serif-small text-title-sm">
          {sendPanel.title}
        </h2>
        <form ref={element} className={`grid gap-4 ${styles.fields}`} method="dialog" noValidate onSubmit={submit}>
          <TextField
            label={sendPanel.name}
            {...form.errorProps('name')}
            name="name"
            autoComplete="name"
            required
            value={contact.name}
            onChange={(text) => change({ name: text })}
          />
          <TextField
            label={sendPanel.phone}
            hint={
              <span aria-live="polite">
                {lacksCountryCode(contact.phone) ? sendPanel.phoneWithoutCode : sendPanel.phoneHint}
              </span>
            }
            {...form.errorProps('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            value={contact.phone}
            onChange={(text) => change({ phone: text })}
          />
          <QuoteDetailsDisclosure details={details} onChange={draft.changeDetails} />
          <Button type="submit" variant="wide">
            <Icon name="whatsapp" size={22} />
            {sendPanel.send}
          </Button>
          <p className="text-sm text-ink-soft">{sendPanel.note}</p>
          <OtherWays {...sendPanel.otherWays} onPress={send} />
        </form>
        <CartOwner email={email} onChangeEmail={onChangeEmail} onForgetMe={onForgetMe} />
        <p role="status" className="text-sm text-ink-soft empty:absolute">
          {reference.wasSent && !reference.sentWay && sendPanel.changed}
        </p>
      </section>
      {reference.sentWay && (
        <SentQuote
          way={reference.sentWay}
          message={mailOf(message, reference.id)}
          actions={messageActions}
          attempt={form.attempt}
        />
      )}
    </>
  );
}

function mailOf(message: QuoteDraft['message'], reference: string) {
  return { ...message, subject: mailSubjects.quote(reference) };
}

export function focusSendPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('input:invalid, button[type="submit"]')?.focus({ preventScroll: true });
}
