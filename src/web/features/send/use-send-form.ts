import { useRef, type SubmitEvent } from 'react';
import { company } from '#content/company.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { whatsAppLink } from '#domain/contact/whatsapp-link.ts';
import { getKeys } from '#domain/fields.ts';
import { toSingleLine } from '#domain/quote/message-text.ts';
import type { SendWay } from '#domain/quote/sent-request.ts';
import { quoteMessages } from '#text/messages/form-messages.ts';
import { mailSubjects } from '#text/quote/quote-message.ts';
import { openLink } from '#web/browser/open-link.ts';
import type { Contact } from '#web/storage/stored-contact.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { saveQuote } from './save-quote.ts';
import { useMessageActions } from './use-message-actions.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

const fieldNames = ['name', 'phone'] as const;

/** The form that sends a quote request, in each way; name and number are required in all. */
export function useSendForm(items: readonly CartItem[], draft: QuoteDraft) {
  const { contact, reference, message } = draft;
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm(fieldNames);
  const messageActions = useMessageActions('quote');

  const changeContact = (changes: Partial<Contact>) => {
    form.clear(getKeys(changes));
    draft.changeContact(changes);
  };
  const send = (way: SendWay) => {
    const missing = fieldNames.filter((field) => toSingleLine(contact[field]) === '');
    const errors = Object.fromEntries(
      missing.map((field, index) => [field, quoteMessages[index === 0 ? 'missing-contact' : 'missing-number']]),
    );
    if (!form.showErrors(ref.current, errors)) return;
    const outgoing = draft.prepare();
    const mail = composeMail(outgoing.message, outgoing.reference);
    messageActions.clear();
    if (way === 'whatsapp') openLink(whatsAppLink(company.whatsappNumber, mail.short));
    else if (way === 'email') void messageActions.mail(mail);
    else if (way === 'copy') void messageActions.copy(mail);
    else saveQuote(outgoing.reference, items);
    outgoing.markSent(way);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send('whatsapp');
  };
  return { ref, form, messageActions, mail: composeMail(message, reference), changeContact, send, submit };
}

function composeMail(message: QuoteDraft['message'], reference: string) {
  return { ...message, subject: mailSubjects.quote(reference) };
}
