import { fieldsOf } from './fields-of.ts';

/** The optional fields of a quote request, in the order of the message. */
export const detailFields = [
  'company',
  'destination',
  'port',
  'incoterm',
  'packing',
  'sample',
  'documents',
  'note',
] as const;
export type DetailField = (typeof detailFields)[number];

/** Each field as typed; empty if not filled in. */
export type QuoteDetails = Readonly<Record<DetailField, string>>;

/** Parses stored details: each field as typed, empty if it is missing or no text. */
export function parseDetails(value: unknown): QuoteDetails {
  const stored = fieldsOf(value);
  return Object.fromEntries(
    detailFields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as QuoteDetails;
}
