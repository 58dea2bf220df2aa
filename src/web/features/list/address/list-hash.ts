/** In a file of its own: other pages need it without the reader of shared links. */
export const listHash = '#paste';

/** The cart with the list open to paste into. */
export const listPath = `/cart${listHash}`;
