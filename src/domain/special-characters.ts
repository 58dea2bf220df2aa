/** Runs of control characters, and of the two separators of lines that Unicode does not count among them. */
export const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;

/** Marks of direction, which could make a text look like another one. */
export const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
