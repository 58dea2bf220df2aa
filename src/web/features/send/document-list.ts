/** The names in a text of documents, which are separated by commas, semicolons or line ends. */
function namesIn(documents: string): readonly string[] {
  return documents
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether a text of documents names one, in capitals or not. */
export function hasDocument(documents: string, name: string): boolean {
  return namesIn(documents).some((each) => isSame(each, name));
}

/** The text with one more document at its end. */
export function withDocument(documents: string, name: string): string {
  return [...namesIn(documents), name].join(', ');
}

/** The text without a document. */
export function withoutDocument(documents: string, name: string): string {
  return namesIn(documents)
    .filter((each) => !isSame(each, name))
    .join(', ');
}
