/**
 * Kinds in one text, such as `number unit name `, in which regular expressions find sequences of kinds. A match may
 * begin in the middle of a kind, so no kind may end with the name of another.
 */
export interface KindText {
  readonly text: string;
  /** Where in the text each kind begins, and where the text ends. */
  readonly textOffsets: readonly number[];
}

/** Where a pattern was found, counted in kinds; `end` is the kind behind it. */
interface KindMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly { readonly name: string; readonly kindIndex: number }[];
}

export function toKindText(kinds: readonly string[]): KindText {
  const textOffsets: number[] = [];
  let text = '';
  for (const kind of kinds) {
    textOffsets.push(text.length);
    text += `${kind} `;
  }
  return { text, textOffsets: [...textOffsets, text.length] };
}

/** `pattern` has the flag g; if it has named groups, also d, which gives their indices. */
export function matchKinds({ text, textOffsets }: KindText, pattern: RegExp): KindMatch[] {
  const findKindIndex = (offset: number) => textOffsets.indexOf(offset);
  return Array.from(text.matchAll(pattern), ({ 0: match, index, indices }) => ({
    start: findKindIndex(index),
    end: findKindIndex(index + match.length),
    groups: Object.entries(indices?.groups ?? {})
      // A named group in an alternative that did not match has no indices.
      .filter(([, range]) => (range as [number, number] | undefined) !== undefined)
      .map(([name, [start]]) => ({ name, kindIndex: findKindIndex(start) })),
  }));
}
