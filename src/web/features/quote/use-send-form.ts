import { useRef } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { getKeys, mapValues } from '#domain/fields.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { findSendErrors, senderFields } from '#domain/quote/send-errors.ts';
import { sendFormErrors } from '#text/forms/form-errors.ts';
import { mailSubjects } from '#text/quote/quote-message.ts';
import { useMessageActions } from '#web/features/message/use-message-actions.ts';
import type { Contact } from '#web/storage/stored-contact.ts';
import { useFormErrors } from '#web/ui/form/use-form-errors.ts';
import type { QuoteDraft } from './draft/use-quote-draft.ts';
import { saveQuote } from './save-quote.ts';

export function useSendForm(items: readonly CartItem[], draft: QuoteDraft) {
  const { contact, reference, message } = draft;
  const form = useRef<HTMLFormElement>(null);
  const formErrors = useFormErrors(senderFields);
  const messageActions = useMessageActions('quote');

  const changeContact = (changes: Partial<Contact>) => {
    formErrors.clear(getKeys(changes));
    draft.changeContact(changes);
  };
  const send = (way: SendWay) => {
    const errors = mapValues(findSendErrors(contact), (error) => sendFormErrors[error]);
    formErrors.show(form.current, errors);
    if (getKeys(errors).length > 0) return;
    const outgoing = draft.prepare();
    messageActions.sendBy(way, composeMail(outgoing.message, outgoing.reference));
    if (way === 'file') saveQuote(outgoing.reference, items);
    outgoing.markSent(way);
  };
  return {
    form,
    formErrors,
    messageActions,
    outgoingMessage: composeMail(message, reference),
    changeContact,
    send,
  };
}

function composeMail(message: QuoteDraft['message'], reference: string) {
  return { ...message, subject: mailSubjects.quote(reference) };
}
