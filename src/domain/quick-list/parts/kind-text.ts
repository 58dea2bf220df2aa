/**
 * Kinds joined to one text, such as `number unit name `, in which regular expressions find sequences of kinds. A match
 * may begin in the middle of a kind's name, so no name may end with the name of another kind.
 */
export interface KindText {
  readonly text: string;
  /** The offset of each kind in `text`, then the length of `text`. */
  readonly textOffsets: readonly number[];
}

/** A match of a pattern, as indexes of kinds: `end` is the index of the first kind after the match. */
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

/** `pattern` must have the flag `g`; with named groups it also needs `d`, which gives their places. */
export function matchKinds({ text, textOffsets }: KindText, pattern: RegExp): KindMatch[] {
  const findKindIndex = (offset: number) => textOffsets.indexOf(offset);
  return Array.from(text.matchAll(pattern), ({ 0: match, index, indices }) => ({
    start: findKindIndex(index),
    end: findKindIndex(index + match.length),
    groups: Object.entries(indices?.groups ?? {})
      .filter(([, range]) => (range as [number, number] | undefined) !== undefined)
      .map(([name, [start]]) => ({ name, kindIndex: findKindIndex(start) })),
  }));
}
