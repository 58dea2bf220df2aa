import { useRef, useState } from 'react';
import { getKeys } from '#domain/fields.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { useFormErrors, type ErrorMessages } from '#web/ui/form/use-form-errors.ts';
import type { MessageKind } from './message-actions.ts';
import { useMessageActions, type OutgoingMessage } from './use-message-actions.ts';

export function useMessageForm<Field extends string>(kind: MessageKind, fields: readonly Field[]) {
  const form = useRef<HTMLFormElement>(null);
  const formErrors = useFormErrors(fields);
  const messageActions = useMessageActions(kind);
  const [sendCount, setSendCount] = useState(0);

  return {
    form,
    formErrors,
    messageActions,
    sendCount,
    showErrorsIfAny: (errors: ErrorMessages<Field>): boolean => {
      formErrors.show(form.current, errors);
      return getKeys(errors).length > 0;
    },
    /** Call it in a click handler, or the browser blocks the new tab. */
    send: (way: SendWay, message: OutgoingMessage): void => {
      setSendCount((count) => count + 1);
      messageActions.sendBy(way, message);
    },
  };
}
