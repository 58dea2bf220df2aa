import { mapFields } from '#domain/fields.ts';
import { toObject, toText } from '#domain/json.ts';

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

export type QuoteDetails = Readonly<Record<DetailField, string>>;

export function parseDetails(value: unknown): QuoteDetails {
  const stored = toObject(value);
  return mapFields(detailFields, (field) => toText(stored[field]));
}
