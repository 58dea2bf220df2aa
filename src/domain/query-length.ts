/** Longest query of a search that is read, in characters; the rest is ignored. */
export const maxQueryLength = 80;
