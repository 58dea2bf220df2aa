/** In a file of its own: other pages need it without the reader of shared links. */
export const listHash = '#paste';

export const listPath = `/cart${listHash}`;
