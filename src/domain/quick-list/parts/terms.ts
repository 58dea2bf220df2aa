import { toKindText, type KindText } from './kind-text.ts';
import type { LinePart, PartKind } from './parse-parts.ts';

/**
 * Parts that belong together, or one part alone: `25 kg` is a term of the kind `weight`, `10 bags` of the kind `packs`.
 */
export interface LineTerm {
  readonly kind: TermKind;
  readonly parts: readonly LinePart[];
  readonly number: string;
  /** `kg` if no part is a unit: a weight without a unit, as in `bags of 25`, counts as kilograms. */
  readonly unit: string;
}

/** Terms of several parts, as patterns over the kinds of the parts; the first pattern that matches decides. */
export const joiningPatterns = [
  // 25 kg, 20 (kg), and a cell with 25 beside one with kg
  { kind: 'weight', pattern: /number (?:unit |open unit close |cell unit (?=cell |$))/y },
  // KG. 500
  { kind: 'weight', pattern: /unit (?:point )?number (?!(?:unit|pack|times) )/y },
  // 10 bags
  { kind: 'packs', pattern: /number pack /y },
  // each bag, per bag
  { kind: 'each', pattern: /(?:each|per) pack /y },
  // of cinnamon, pepper in grains
  { kind: 'name', pattern: /(?:(?:(?:of|in) )*name )+/y },
] as const;

/** A term of several parts has a kind of its own; one part alone keeps its kind, but a misspelt name is a `word`. */
type TermKind = (typeof joiningPatterns)[number]['kind'] | Exclude<PartKind, 'misspelt'>;

export function joinParts(parts: readonly LinePart[]): LineTerm[] {
  const meaningful = parts.filter(({ kind }) => kind !== 'filler' && kind !== 'neutral');
  const kinds = meaningful.map(toTermKind);
  const kindText = toKindText(kinds);
  const terms: LineTerm[] = [];
  let termEnd = 0;
  for (const [index, partKind] of kinds.entries()) {
    if (index < termEnd) continue;
    const { kind, end } = matchTerm(kindText, index) ?? { kind: partKind, end: index + 1 };
    const termParts = meaningful.slice(index, end);
    const findText = (wanted: PartKind) => termParts.find((part) => part.kind === wanted)?.text;
    terms.push({ kind, parts: termParts, number: findText('number') ?? '', unit: findText('unit') ?? 'kg' });
    termEnd = end;
  }
  return terms;
}

function matchTerm(
  { text, textOffsets }: KindText,
  index: number,
): { readonly kind: TermKind; readonly end: number } | undefined {
  for (const { kind, pattern } of joiningPatterns) {
    pattern.lastIndex = textOffsets[index] ?? text.length;
    if (pattern.test(text)) return { kind, end: textOffsets.indexOf(pattern.lastIndex) };
  }
  return undefined;
}

function toTermKind({ kind }: LinePart): TermKind {
  return kind === 'misspelt' ? 'word' : kind;
}
