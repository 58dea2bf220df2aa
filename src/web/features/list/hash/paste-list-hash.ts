/** Has its own file, so that other pages do not load the reader of shared links. */
export const pasteListHash = '#paste';

export const pasteListPath = `/cart${pasteListHash}`;
