import { useState } from 'react';
import type { MailMessage } from '#domain/mail-link.ts';
import type { CopyOutcome } from './message-actions.ts';

type ActionCode = Pick<typeof import('./message-actions.ts'), 'copyMessage' | 'mailMessage'>;

export interface MessageActions {
  /** Undefined until something was copied, or should have been. */
  readonly outcome: CopyOutcome | undefined;
  /** Copies the message. Call it in a click handler, as `mail`. */
  readonly copy: (message: MailMessage) => Promise<void>;
  readonly mail: (message: MailMessage) => Promise<void>;
  /** Forgets the outcome, because the message left the page by another way. */
  readonly clear: () => void;
}

/**
 * Copies messages, or opens them in the visitor's email program. `load` returns the code for it: as a promise only if it is
 * not loaded yet, because browsers let a page copy only while a press is being handled.
 */
export function useMessageActions(
  kind: Parameters<ActionCode['mailMessage']>[1],
  load: () => ActionCode | Promise<ActionCode>,
): MessageActions {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const run = async (act: (code: ActionCode) => Promise<CopyOutcome | undefined>) => {
    setOutcome(undefined);
    const code = load();
    setOutcome(await act(code instanceof Promise ? await code : code));
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    copy: (message) => run(({ copyMessage }) => copyMessage(message)),
    mail: (message) => run(({ mailMessage }) => mailMessage(message, kind)),
  };
}
