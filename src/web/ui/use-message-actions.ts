import { useState } from 'react';
import type { MailMessage } from '#domain/mail-link.ts';
import type { CopyOutcome } from './message-actions.ts';

type ActionCode = typeof import('./message-actions.ts');

export interface MessageActions {
  /** Undefined until something was copied, or should have been. */
  readonly outcome: CopyOutcome | undefined;
  /** Copies the message. Call it in a click handler, as `mail`. */
  readonly copy: (message: MailMessage) => Promise<void>;
  readonly mail: (message: MailMessage) => Promise<void>;
  /** Forgets the outcome, because the message left the page by another way. */
  readonly clear: () => void;
}

let code: ActionCode | undefined;

/** Loads the code that copies and mails, before it is needed: browsers let a page copy only while a press is being handled. */
export async function prepareMessageActions(): Promise<ActionCode> {
  return (code = await import('./message-actions.ts'));
}

/** Copies messages, or opens them in the visitor's email program. Without the code for it nothing is copied. */
export function useMessageActions(kind: Parameters<ActionCode['mailMessage']>[1]): MessageActions {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const run = async (act: (actions: ActionCode) => Promise<CopyOutcome | undefined>) => {
    setOutcome(undefined);
    try {
      setOutcome(await act(code ?? (await prepareMessageActions())));
    } catch {
      setOutcome({ isCopied: false, isForMail: false });
    }
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    copy: (message) => run(({ copyMessage }) => copyMessage(message)),
    mail: (message) => run(({ mailMessage }) => mailMessage(message, kind)),
  };
}
