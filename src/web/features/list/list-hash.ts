/** The fragment of `/cart` that opens the table for a list. */
export const listHash = '#paste';
