import { formatMailLink, withCrLf } from './mail-link.ts';
import { truncateEncoded } from './message-text.ts';

/** The longest link in encoded characters: on Windows, browsers open none of more than about 2,000. */
export const maxMailLinkLength = 1900;

export interface MailMessage {
  readonly subject: string;
  readonly fullText: string;
  readonly companyLanguageText?: string;
  /** The lines that say who asks. If the text does not fit a link, the link has only these and a notice. */
  readonly introText: string;
}

/**
 * Tries the text in both languages, then in one; undefined if neither fits. Truncates a long subject: email programs
 * show only its beginning.
 */
export function findFullMailLink(
  address: string,
  { subject, fullText, companyLanguageText }: MailMessage,
): string | undefined {
  return [fullText, companyLanguageText ?? fullText]
    .map((text) => formatMailLink(address, shortenSubject(subject), text))
    .find((link) => link.length <= maxMailLinkLength);
}

export function formatIntroMailLink(address: string, { subject, introText }: MailMessage, notice: string): string {
  const end = `\n\n${notice}`;
  const remaining = maxMailLinkLength - formatMailLink(address, shortenSubject(subject), end).length;
  return formatMailLink(address, shortenSubject(subject), truncateEncoded(withCrLf(introText), remaining) + end);
}

const maxSubjectLength = 400;

function shortenSubject(subject: string): string {
  return truncateEncoded(subject, maxSubjectLength);
}
