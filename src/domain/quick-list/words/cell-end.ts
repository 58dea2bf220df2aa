/**
 * Ends a cell: the unit separator, a control character. Control characters of a list are removed first, so only the
 * reader sets it.
 */
export const cellEnd = '\u001F';
