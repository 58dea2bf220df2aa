import { useState } from 'react';
import { company } from '#content/company.ts';
import { headMailLink, wholeMailLink, type MailMessage } from '#domain/mail-link.ts';
import type { MailNotice } from '#text/sent-message.ts';
import { copyText } from './copy-text.ts';
import { openLink } from './open-link.ts';

/** What became of the text: copied or not, and whether it has to be pasted into the email that was opened. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  readonly isForMail: boolean;
}

export interface Delivery {
  /** Undefined until something was copied, or should have been. */
  readonly outcome: CopyOutcome | undefined;
  /** Copies the message. Call it in a click handler, as `mail`. */
  readonly copy: (message: MailMessage) => Promise<void>;
  /** Opens an email with the message. One that is too long for a link is copied first, and the email says so. */
  readonly mail: (message: MailMessage) => Promise<void>;
  /** Forgets the outcome, because the message left the page by another way. */
  readonly clear: () => void;
}

/** Copies messages, or opens them in the visitor's email program. */
export function useDelivery(notice: MailNotice): Delivery {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const copy = async (message: MailMessage, isForMail: boolean) => {
    const isCopied = await copyText(message.full);
    setOutcome({ isCopied, isForMail });
    return isCopied;
  };
  return {
    outcome,
    clear: () => setOutcome(undefined),
    copy: async (message) => void (await copy(message, false)),
    mail: async (message) => {
      const whole = wholeMailLink(company.email, message);
      if (whole !== undefined) setOutcome(undefined);
      openLink(
        whole ?? headMailLink(company.email, message, (await copy(message, true)) ? notice.copied : notice.notCopied),
      );
    },
  };
}
