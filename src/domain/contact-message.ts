import { isEmail } from './email.ts';
import { fitsLink, maxEncodedMessageLength, maxMessageLength } from './link-limits.ts';
import {
  encodedLength,
  escapeWhatsAppMarkup,
  toLines,
  toSingleLine,
  truncate,
  truncateEncoded,
} from './message-text.ts';

/** The fields of the contact form, all required, in the order of the form. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

type ContactError = `missing-${ContactField}` | 'invalid-email';

/** Validates the contact form; returns the error of each invalid field. */
export function checkContact(form: ContactForm): Partial<Record<ContactField, ContactError>> {
  const errors: Partial<Record<ContactField, ContactError>> = {};
  for (const field of contactFields) {
    if (toSingleLine(form[field]) === '') errors[field] = `missing-${field}`;
  }
  if (errors.email === undefined && !isEmail(form.email)) errors.email = 'invalid-email';
  return errors;
}

export type ContactLabels = Readonly<Record<ContactField, string>> & {
  /** Notice at the end of a truncated text. */
  readonly cut: string;
  /** A line that names the language of the page, if it is not that of the message. */
  readonly buyerLanguage?: string;
};

export interface ContactMessage {
  /** The message without any truncation. */
  readonly full: string;
  /** The text of the link: the full text, truncated if it is too long. */
  readonly short: string;
  /** Its first lines: name, email and subject. */
  readonly head: string;
}

/** Longest name and subject in a truncated text, in UTF-16 units. */
const maxLineLength = 150;

/**
 * Formats the contact message with LF line ends. A message of several lines is quoted with `> `, so that no line of it
 * can be mistaken for a field.
 */
export function contactMessage(form: ContactForm, labels: ContactLabels): ContactMessage {
  const head = (length: number) => [
    ...(['name', 'email', 'subject'] as const).map((field) => {
      const value = toSingleLine(form[field]);
      return escapeWhatsAppMarkup(`${labels[field]}: ${field === 'email' ? value : truncate(value, length)}`);
    }),
    ...(labels.buyerLanguage === undefined ? [] : [labels.buyerLanguage]),
  ];
  const lines = toLines(form.message);
  const body = (
    lines.length === 1
      ? [`${labels.message}: ${lines[0] ?? ''}`]
      : [`${labels.message}:`, ...lines.map((line) => `> ${line}`.trimEnd())]
  ).map(escapeWhatsAppMarkup);
  const full = [...head(Infinity), '', ...body].join('\n');
  const short = [...head(maxLineLength), '', ...body].join('\n');
  return { full, short: fitsLink(full) ? full : cut(short, labels), head: head(maxLineLength).join('\n') };
}

/** Truncates a text so that it can be sent by link, with a notice at its end. */
function cut(text: string, labels: ContactLabels): string {
  const end = `\n${labels.cut}`;
  const short = truncate(text, maxMessageLength - end.length);
  return truncateEncoded(short, maxEncodedMessageLength - encodedLength(end)) + end;
}
