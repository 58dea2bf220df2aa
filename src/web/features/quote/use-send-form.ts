import type { CartItem } from '#domain/cart/cart-item.ts';
import { getKeys, mapValues } from '#domain/fields.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { findSendErrors, senderFields } from '#domain/quote/send-errors.ts';
import { sendFormErrors } from '#text/forms/form-errors.ts';
import { mailSubjects } from '#text/quote/quote-message.ts';
import { useMessageForm } from '#web/features/message/use-message-form.ts';
import type { Sender } from '#web/storage/stored-sender.ts';
import type { QuoteDraft } from './draft/use-quote-draft.ts';
import { saveQuote } from './save-quote.ts';

export function useSendForm(items: readonly CartItem[], draft: QuoteDraft) {
  const { sender, reference, message } = draft;
  const { form, formErrors, messageActions, sendCount, showErrorsIfAny, send } = useMessageForm('quote', senderFields);

  const changeSender = (changes: Partial<Sender>) => {
    formErrors.clear(getKeys(changes));
    draft.changeSender(changes);
  };
  const submit = (way: SendWay) => {
    const errors = mapValues(findSendErrors(sender), (error) => sendFormErrors[error]);
    if (showErrorsIfAny(errors)) return;
    const outgoing = draft.composeOutgoing();
    send(way, withSubject(outgoing.message, outgoing.reference));
    if (way === 'file') saveQuote(outgoing.reference, items);
    outgoing.markSent(way);
  };
  return {
    form,
    formErrors,
    messageActions,
    sendCount,
    shownMessage: withSubject(message, reference),
    changeSender,
    submit,
  };
}

function withSubject(message: QuoteDraft['message'], reference: string) {
  return { ...message, subject: mailSubjects.quote(reference) };
}
