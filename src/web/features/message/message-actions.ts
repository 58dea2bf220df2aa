import { company } from '#content/company.ts';
import { findFullMailLink, formatHeadMailLink, type MailMessage } from '#domain/message/message-mail-link.ts';
import { mailNotices } from '#text/message/sent-message.ts';
import { copyText } from '#web/browser/copy-text.ts';
import { openLink } from '#web/browser/open-link.ts';

export type MessageKind = keyof typeof mailNotices;

/** `isForMail`: the text has to be pasted into the e-mail that was opened. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  readonly isForMail: boolean;
}

export async function copyMessage({ full }: MailMessage): Promise<CopyOutcome> {
  return { isCopied: await copyText(full), isForMail: false };
}

/**
 * Opens an e-mail with the message. One that is too long for a link is copied first, and the e-mail says so. Resolves
 * to undefined if nothing had to be copied.
 */
export async function openMail(message: MailMessage, kind: MessageKind): Promise<CopyOutcome | undefined> {
  const isCopied = !getMailLink(message, kind).isFull && (await copyText(message.full));
  const { href, isFull } = getMailLink(message, kind, isCopied);
  openLink(href);
  return isFull ? undefined : { isCopied, isForMail: true };
}

/** `isFull`: the link has the full message. Otherwise it has the head, and says whether the message was copied. */
export function getMailLink(message: MailMessage, kind: MessageKind, isCopied = true) {
  const full = findFullMailLink(company.email, message);
  const notice = mailNotices[kind][isCopied ? 'copied' : 'notCopied'];
  return { href: full ?? formatHeadMailLink(company.email, message, notice), isFull: full !== undefined };
}
