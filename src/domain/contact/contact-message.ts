import {
  escapeWhatsAppMarkup,
  measureEncodedLength,
  toLines,
  toSingleLine,
  truncate,
  truncateEncoded,
} from '#domain/message/message-text.ts';
import { fitsWhatsAppLink, maxEncodedWhatsAppLength, maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { isEmail } from './email.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactInput = Readonly<Record<ContactField, string>>;

type ContactError = `missing-${ContactField}` | 'invalid-email';

export function findContactErrors(input: ContactInput): Partial<Record<ContactField, ContactError>> {
  const errors: Partial<Record<ContactField, ContactError>> = {};
  for (const field of contactFields) {
    if (toSingleLine(input[field]) === '') errors[field] = `missing-${field}`;
  }
  if (errors.email === undefined && !isEmail(input.email)) errors.email = 'invalid-email';
  return errors;
}

export type ContactLabels = Readonly<Record<ContactField, string>> & {
  readonly cutNotice: string;
  readonly buyerLanguage?: string;
};

export interface ContactMessage {
  readonly fullText: string;
  readonly whatsAppText: string;
  readonly introText: string;
}

const maxShortenedLength = 150;

/** Ends lines with LF. A message of several lines is quoted with `> `, so that no line can be mistaken for a field. */
export function composeContactMessage(input: ContactInput, labels: ContactLabels): ContactMessage {
  const composeIntroLines = (length: number) => [
    ...(['name', 'email', 'subject'] as const).map((field) => {
      const value = toSingleLine(input[field]);
      return escapeWhatsAppMarkup(`${labels[field]}: ${field === 'email' ? value : truncate(value, length)}`);
    }),
    ...(labels.buyerLanguage === undefined ? [] : [labels.buyerLanguage]),
  ];
  const lines = toLines(input.message);
  const body = (
    lines.length === 1
      ? [`${labels.message}: ${lines[0] ?? ''}`]
      : [`${labels.message}:`, ...lines.map((line) => `> ${line}`.trimEnd())]
  ).map(escapeWhatsAppMarkup);
  const fullText = [...composeIntroLines(Infinity), '', ...body].join('\n');
  const textToCut = [...composeIntroLines(maxShortenedLength), '', ...body].join('\n');
  return {
    fullText,
    whatsAppText: fitsWhatsAppLink(fullText) ? fullText : cutToLink(textToCut, labels),
    introText: composeIntroLines(maxShortenedLength).join('\n'),
  };
}

function cutToLink(text: string, labels: ContactLabels): string {
  const end = `\n${labels.cutNotice}`;
  const start = truncate(text, maxWhatsAppLength - end.length);
  return truncateEncoded(start, maxEncodedWhatsAppLength - measureEncodedLength(end)) + end;
}
