/** The unit separator. In pasted texts and files it is replaced by a space first, so only the reader itself sets it. */
export const cellEnd = '\u001F';
