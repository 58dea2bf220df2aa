/** Ends a cell: the unit separator, a control character. Lists are read without theirs, so only the reader sets it. */
export const cellEnd = '\u001F';
