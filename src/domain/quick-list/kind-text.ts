/**
 * Kinds as one text, `number unit name `, so that a pattern over it reads as a grammar. No kind may end as another one does,
 * because a pattern may begin anywhere.
 */
export interface KindText {
  readonly text: string;
  /** The position of the kind that begins at a place of the text. */
  readonly positions: ReadonlyMap<number, number>;
}

/** Where a pattern was found, in positions of kinds; `end` is the first one behind it. */
export interface KindMatch {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly { readonly name: string; readonly at: number }[];
}

export function toKindText(kinds: readonly string[]): KindText {
  const positions = new Map<number, number>();
  let text = '';
  for (const [at, kind] of kinds.entries()) {
    positions.set(text.length, at);
    text += `${kind} `;
  }
  return { text, positions: positions.set(text.length, kinds.length) };
}

/** `pattern` has the flags d, for the places of its groups, and g or y. */
export function findKinds({ text, positions }: KindText, pattern: RegExp): KindMatch[] {
  const positionOf = (place: number) => positions.get(place) ?? 0;
  return Array.from(text.matchAll(pattern), ({ 0: match, index, indices }) => ({
    start: positionOf(index),
    end: positionOf(index + match.length),
    groups: Object.entries(indices?.groups ?? {})
      // A group of an alternative that was not taken has no place.
      .filter(([, place]) => (place as [number, number] | undefined) !== undefined)
      .map(([name, [place]]) => ({ name, at: positionOf(place) })),
  }));
}
