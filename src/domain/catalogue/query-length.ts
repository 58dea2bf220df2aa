/** In characters; the rest of a query is ignored. */
export const maxQueryLength = 80;
