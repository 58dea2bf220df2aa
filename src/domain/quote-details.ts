/** What a buyer may add so that the quote comes faster, in the order of the message. */
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

/** Each field as typed; empty where nothing was said. */
export type QuoteDetails = Readonly<Record<DetailField, string>>;
