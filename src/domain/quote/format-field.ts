import {
  escapeWhatsAppMarkup,
  measureEncodedLength,
  toSingleLine,
  truncate,
  truncateEncoded,
} from '#domain/message/message-text.ts';
import type { DetailField } from './quote-details.ts';

/**
 * Percent-encoding can make nine characters of one. A value gets at most four for each character of its limit in
 * `maxTruncatedLength`, to leave room for the items.
 */
const encodedPerUnit = 4;

type MessageField = DetailField | 'name' | 'phone';

const maxTruncatedLength: Readonly<Record<MessageField, number>> = {
  name: 80,
  phone: 40,
  company: 80,
  destination: 60,
  port: 60,
  incoterm: 30,
  packing: 100,
  sample: 30,
  documents: 250,
  note: 300,
};

export function formatField(
  field: MessageField,
  label: string,
  value: string,
  { isTruncated }: { readonly isTruncated: boolean },
): string {
  const plain = toSingleLine(value);
  if (!isTruncated) return escapeWhatsAppMarkup(`${label}: ${plain}`);
  const length = maxTruncatedLength[field];
  const line = escapeWhatsAppMarkup(`${label}: ${truncate(plain, length)}`);
  return truncateEncoded(line, measureEncodedLength(label) + encodedPerUnit * length);
}
