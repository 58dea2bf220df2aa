import { useState } from 'react';
import type { MailMessage } from '#domain/contact/limited-mail-link.ts';
import { copyMessage, mailMessage, type CopyOutcome } from './message-actions.ts';

export interface MessageActions {
  readonly outcome: CopyOutcome | undefined;
  readonly copy: (message: MailMessage) => Promise<void>;
  readonly mail: (message: MailMessage) => Promise<void>;
  readonly clear: () => void;
}

export function useMessageActions(kind: Parameters<typeof mailMessage>[1]): MessageActions {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const showOutcome = async (action: Promise<CopyOutcome | undefined>) => {
    setOutcome(undefined);
    setOutcome(await action);
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    copy: (message) => showOutcome(copyMessage(message)),
    mail: (message) => showOutcome(mailMessage(message, kind)),
  };
}
