import { useState } from 'react';
import { formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import type { MailMessage } from '#domain/message/message-mail-link.ts';
import type { SendWay } from '#domain/message/send-way.ts';
import { openLink } from '#web/browser/open-link.ts';
import { copyMessage, openMail, type CopyOutcome, type MessageKind } from './message-actions.ts';

export interface OutgoingMessage extends MailMessage {
  readonly whatsAppText: string;
}

export interface MessageActions {
  readonly outcome: CopyOutcome | undefined;
  readonly copy: (message: MailMessage) => Promise<void>;
  readonly mail: (message: MailMessage) => Promise<void>;
  /** For `file` it only clears `outcome`: the form saves the file. */
  readonly sendBy: (way: SendWay, message: OutgoingMessage) => void;
}

export function useMessageActions(kind: MessageKind): MessageActions {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const showOutcome = async (action: Promise<CopyOutcome | undefined>) => {
    setOutcome(undefined);
    setOutcome(await action);
  };
  const copy = (message: MailMessage) => showOutcome(copyMessage(message));
  const mail = (message: MailMessage) => showOutcome(openMail(message, kind));
  const sendBy = (way: SendWay, message: OutgoingMessage) => {
    setOutcome(undefined);
    if (way === 'whatsapp') openLink(formatCompanyWhatsAppLink(message.whatsAppText));
    if (way === 'email') void mail(message);
    if (way === 'copy') void copy(message);
  };
  return { outcome, copy, mail, sendBy };
}
