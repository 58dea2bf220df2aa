import { company } from '#content/company.ts';
import { findFullMailLink, formatIntroMailLink, type MailMessage } from '#domain/message/message-mail-link.ts';
import { mailNotices } from '#text/message/sent-message.ts';
import { copyText } from '#web/browser/copy-text.ts';
import { openLink } from '#web/browser/open-link.ts';

export type MessageKind = keyof typeof mailNotices;

/** `isForMail` is true if the visitor has to paste the text into the email that was opened. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  readonly isForMail: boolean;
}

export async function copyMessage({ fullText }: MailMessage): Promise<CopyOutcome> {
  return { isCopied: await copyText(fullText), isForMail: false };
}

/**
 * Opens an email with the message. A message that is too long for a link is copied first, and the email says so.
 * Resolves to undefined if nothing had to be copied.
 */
export async function openMail(message: MailMessage, kind: MessageKind): Promise<CopyOutcome | undefined> {
  const { href, isFull } = getMailLink(message, kind);
  if (isFull) {
    openLink(href);
    return undefined;
  }
  const isCopied = await copyText(message.fullText);
  openLink(formatIntroMailLink(company.email, message, mailNotices[kind][isCopied ? 'copied' : 'notCopied']));
  return { isCopied, isForMail: true };
}

export function getMailLink(message: MailMessage, kind: MessageKind) {
  const fullLink = findFullMailLink(company.email, message);
  const href = fullLink ?? formatIntroMailLink(company.email, message, mailNotices[kind].copied);
  return { href, isFull: fullLink !== undefined };
}
