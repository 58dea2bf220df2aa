import { useId, type ReactNode, type Ref } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { needsCountryCode } from '#domain/contact/phone.ts';
import { sendPanelTexts } from '#text/quote/send-panel.ts';
import { SalesContact } from '#web/features/company/sales-contact.tsx';
import { OtherSendWays } from '#web/features/message/other-send-ways.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { OptionalDetails } from './draft/optional-details.tsx';
import type { QuoteDraft } from './draft/use-quote-draft.ts';
import { SentRequestPanel } from './sent-request-panel.tsx';
import { useSendForm } from './use-send-form.ts';
import styles from './send-panel.module.css';

interface SendPanelProps {
  ref: Ref<HTMLElement>;
  className?: string | undefined;
  items: readonly CartItem[];
  draft: QuoteDraft;
  cartEmail: ReactNode;
}

export function SendPanel({ ref, className = '', items, draft, cartEmail }: SendPanelProps) {
  const { sender, details, sentState } = draft;
  const titleId = useId();
  const { form, formErrors, messageActions, sendCount, shownMessage, changeSender, submit } = useSendForm(items, draft);

  return (
    <>
      <section ref={ref} className={`@container ${styles.panel} ${className}`} aria-labelledby={titleId}>
        <SmallTitle as="h2" id={titleId}>
          {sendPanelTexts.title}
        </SmallTitle>
        <Form ref={form} className="grid gap-4" onSubmit={() => submit('whatsapp')}>
          <div className="grid gap-4 @form:grid-cols-2">
            <TextField
              label={sendPanelTexts.name}
              {...formErrors.getFieldProps('name')}
              name="name"
              autoComplete="name"
              required
              value={sender.name}
              onChange={(text) => changeSender({ name: text })}
            />
            <TextField
              label={sendPanelTexts.phone}
              hint={
                <Status as="span">
                  {needsCountryCode(sender.phone) ? sendPanelTexts.phoneWithoutCode : sendPanelTexts.phoneHint}
                </Status>
              }
              {...formErrors.getFieldProps('phone')}
              name="phone"
              type="tel"
              autoComplete="tel"
              required
              value={sender.phone}
              onChange={(text) => changeSender({ phone: text })}
            />
          </div>
          <OptionalDetails details={details} onChange={draft.changeDetails} />
          <Button type="submit" variant={sentState.status === 'sent' ? 'outline' : 'primary'} size="wide">
            <Icon name="whatsapp" size={22} />
            {sendPanelTexts.send}
          </Button>
          <p className="text-small text-ink-soft">{sendPanelTexts.note}</p>
          <OtherSendWays {...sendPanelTexts.otherSendWays} onPress={submit} />
        </Form>
        <SalesContact />
        {cartEmail}
        <Status variant="note">{sentState.status === 'changed' && sendPanelTexts.changed}</Status>
      </section>
      {sentState.status === 'sent' && (
        <SentRequestPanel way={sentState.way} message={shownMessage} actions={messageActions} sendCount={sendCount} />
      )}
    </>
  );
}
