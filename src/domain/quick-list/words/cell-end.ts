/** The unit separator, a control character: a pasted text loses it before it is split. */
export const cellEnd = '\u001F';
