/** A line split into its parts, each as written. */
export interface Fields {
  readonly name: string;
  readonly amount: string;
  readonly note: string;
}

/** Joins the parts of a note, without the separators and brackets around them. */
export function joinNotes(parts: readonly string[]): string {
  return parts
    .map((part) => trimSeparators(part.trim()))
    .filter((part) => part !== '')
    .join('; ');
}

function trimSeparators(text: string): string {
  return text.replace(/^[\s,;:|.–—-]+(?!\d)/u, '').replace(/(?<![\s,;:|])[\s,;:|]+$/u, '');
}
