/** A loop, because a pattern would backtrack at every one of the characters. */
export function withoutTrailing(text: string, characters: ReadonlySet<string>): string {
  let end = text.length;
  while (characters.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}
