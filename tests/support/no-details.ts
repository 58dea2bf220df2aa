import { detailFields, type QuoteDetails } from '#domain/quote/quote-details.ts';

/** Not by `parseDetails`, which is tested against it. */
export const noDetails = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;
