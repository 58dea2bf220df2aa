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
