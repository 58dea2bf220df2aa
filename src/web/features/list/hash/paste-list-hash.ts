/** In a file of its own: other pages need it without the reader of shared links. */
export const pasteListHash = '#paste';

export const pasteListPath = `/cart${pasteListHash}`;
