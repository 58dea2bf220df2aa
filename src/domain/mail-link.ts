import { truncateEncoded } from './message-text.ts';

/** Encoded: on Windows, browsers open nothing for more than about 2,000 characters. */
export const maxMailLinkLength = 1_900;

/** Line breaks become CRLF (RFC 6068, section 5). */
export function mailLink(address: string, subject: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed());
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(withCrLf(text))}`;
}

export interface MailMessage {
  readonly subject: string;
  /** Without any truncation. */
  readonly full: string;
  /** The first lines, which say who writes. */
  readonly head: string;
}

/**
 * A link of at most 1,900 characters; undefined if the message does not fit. A long subject is truncated: email
 * programs show only its beginning.
 */
export function wholeMailLink(address: string, { subject, full }: MailMessage): string | undefined {
  const link = mailLink(address, shortSubject(subject), full);
  return link.length <= maxMailLinkLength ? link : undefined;
}

/** A link of at most 1,900 characters with the first lines, and `notice` in place of the others. */
export function headMailLink(address: string, { subject, head }: MailMessage, notice: string): string {
  const end = `\n\n${notice}`;
  const remaining = maxMailLinkLength - mailLink(address, shortSubject(subject), end).length;
  return mailLink(address, shortSubject(subject), truncateEncoded(withCrLf(head), remaining) + end);
}

const maxSubjectLength = 400;

function shortSubject(subject: string): string {
  return truncateEncoded(subject, maxSubjectLength);
}

function withCrLf(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}
