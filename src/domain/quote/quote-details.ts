import { fieldsOf } from '#domain/fields-of.ts';

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

/** As typed; empty if not filled in. */
export type QuoteDetails = Readonly<Record<DetailField, string>>;

export function parseDetails(value: unknown): QuoteDetails {
  const stored = fieldsOf(value);
  return Object.fromEntries(
    detailFields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as QuoteDetails;
}
