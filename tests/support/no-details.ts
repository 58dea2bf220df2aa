import { detailFields, type QuoteDetails } from '#domain/quote/quote-details.ts';

/** Does not use `parseDetails`, whose tests compare with it. */
export const noDetails = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;
