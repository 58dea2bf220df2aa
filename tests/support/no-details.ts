import { detailFields, type QuoteDetails } from '#domain/quote/quote-details.ts';

/** Made without `parseDetails`, which is tested against it. */
export const noDetails = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;
