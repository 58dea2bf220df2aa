import { useState } from 'react';
import type { MailMessage } from '#domain/mail-link.ts';
import { copyMessage, mailMessage, type CopyOutcome } from './message-actions.ts';

export interface MessageActions {
  /** Undefined until something was copied, or should have been. */
  readonly outcome: CopyOutcome | undefined;
  /** Call it in a click handler, as `mail`. */
  readonly copy: (message: MailMessage) => Promise<void>;
  readonly mail: (message: MailMessage) => Promise<void>;
  /** Forgets the outcome, because the message left the page by another way. */
  readonly clear: () => void;
}

export function useMessageActions(kind: Parameters<typeof mailMessage>[1]): MessageActions {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const run = async (action: Promise<CopyOutcome | undefined>) => {
    setOutcome(undefined);
    setOutcome(await action);
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    copy: (message) => run(copyMessage(message)),
    mail: (message) => run(mailMessage(message, kind)),
  };
}
