import { mapFields } from '#domain/fields.ts';
import { toObjectOrEmpty, toTextOrEmpty } from '#domain/json.ts';

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
  const stored = toObjectOrEmpty(value);
  return mapFields(detailFields, (field) => toTextOrEmpty(stored[field]));
}
