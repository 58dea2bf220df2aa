import { detailFields, type QuoteDetails } from '#domain/quote/quote-details.ts';

/** Not made by `parseDetails`, because the tests of that function compare with it. */
export const noDetails = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;
