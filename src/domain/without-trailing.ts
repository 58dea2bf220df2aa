/** The text without the characters of `signs` at its end. A loop, because a pattern would backtrack at every sign. */
export function withoutTrailing(text: string, signs: ReadonlySet<string>): string {
  let end = text.length;
  while (signs.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
