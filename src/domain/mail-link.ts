import { truncateEncoded } from './message-text.ts';

/** Longest `mailto:` link, encoded: on Windows, browsers open nothing for one of more than about 2,000 characters. */
export const maxMailLinkLength = 1_900;

/** A `mailto:` link with subject and text. Line breaks become CRLF (RFC 6068, section 5). */
export function mailLink(address: string, subject: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed());
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(withCrLf(text))}`;
}

/** A message for an email program. */
export interface MailMessage {
  readonly subject: string;
  /** The message without any truncation. */
  readonly full: string;
  /** The same in one language, if `full` is in two and too long for a link. */
  readonly inOneLanguage?: string;
  /** Its first lines, which say who writes. */
  readonly head: string;
}

/**
 * A `mailto:` link of at most 1,900 characters, in one language where two are too long; undefined if the whole message does
 * not fit. Long subjects are truncated, since every email program shows only their beginning.
 */
export function wholeMailLink(address: string, { subject, full, inOneLanguage }: MailMessage): string | undefined {
  return [full, inOneLanguage ?? full]
    .map((text) => mailLink(address, shortSubject(subject), text))
    .find((link) => link.length <= maxMailLinkLength);
}

/** A `mailto:` link of at most 1,900 characters with the first lines of a message and a notice in place of the others. */
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
