/** The fragment of `/cart` that opens the box for a list. */
export const quickListHash = '#paste';
