/** In a file of its own: the order pad needs it without the reader of shared links. */
export const listHash = '#paste';
