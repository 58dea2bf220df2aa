import { matchKinds, toKindText, type KindText } from './kind-text.ts';
import type { LinePart, PartKind } from './parse-parts.ts';

export type TermRole = 'quantity' | 'packWeight' | 'total';

/**
 * Parts that belong together, or one part alone: `25 kg` is a term of the kind `weight`, `10 bags` of the kind `packs`.
 */
export interface LineTerm {
  readonly kind: TermKind;
  readonly parts: readonly LinePart[];
  readonly number: string;
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
  at: number,
): { readonly kind: TermKind; readonly end: number } | undefined {
  for (const { kind, pattern } of joiningPatterns) {
    pattern.lastIndex = textOffsets[at] ?? text.length;
    if (pattern.test(text)) return { kind, end: textOffsets.indexOf(pattern.lastIndex) };
  }
  return undefined;
}

function toTermKind({ kind }: LinePart): TermKind {
  return kind === 'misspelt' ? 'word' : kind;
}

/** Patterns over the kinds of a line's terms (docs/list-reader.md). Their named groups give the terms their roles. */
export const amountPhrases = [
  // 10 bags
  /(?<quantity>packs )/dg,
  // 10 x 25 kg
  /(?<quantity>number |packs )times (?<packWeight>weight )/dg,
  // 25 kg bags x 10
  /(?<packWeight>weight )(?:pack |each )?times (?<quantity>number |packs )/dg,
  // 25 kg bags, 25 kg each
  /(?<packWeight>weight )(?:pack |each )/dg,
  // each 25 kg, bags of 25 kg, bags of cinnamon of 25 kg
  /(?:(?:of )?each |(?:pack |packs |each )(?:name )?of )(?<packWeight>weight |number )/dg,
  // quantity 10, pack weight 25 kg
  /quantity (?<quantity>number |packs )(?:dash|pause|colon|open|close|point) pack (?<packWeight>weight )/dg,
  // total of 250 kg
  /total (?:(?:dash|pause|colon|open|point|of) )?(?<total>weight )/dg,
  // 250 kg in total
  /(?<total>weight )(?:in )?total /dg,
  // 250 kg in 10 bags, 250 kg of cinnamon in 25 kg bags, 250 kg = 10 bags
  /(?<total>weight )(?:(?:(?:dash|pause|colon|open|name) )?in |equals )(?:packs |(?:weight )?pack |(?:number|packs) times )/dg,
  // 10 x 25 kg = 250 kg
  /(?:packs |weight (?:pack |each )?)equals (?<total>weight )/dg,
];
/** A cell with the number of packs, then a cell with the weight of one pack. */
const cellOrderPhrase =
  /(?<=cell )(?<quantity>number )cell (?<packWeight>weight |number (?!cell weight ))(?=cell |$)/dg;

export interface TermRoleContext {
  /** Whether `cellOrderPhrase` applies: the row has no titles above it, and its name stands before its numbers. */
  readonly isReadByCellOrder: boolean;
}

interface TermRoles {
  readonly roles: ReadonlyMap<LineTerm, TermRole>;
  readonly usedTerms: ReadonlySet<LineTerm>;
  /** Whether one term has two roles, or two terms have the same role. */
  readonly isContradictory: boolean;
}

export function findTermRoles(terms: readonly LineTerm[], { isReadByCellOrder }: TermRoleContext): TermRoles {
  const text = toKindText(terms.map(({ kind }) => kind));
  const roles = new Map<LineTerm, TermRole>();
  const usedTerms = new Set<LineTerm>();
  let isContradictory = false;
  const matches = (isReadByCellOrder ? [...amountPhrases, cellOrderPhrase] : amountPhrases).flatMap((phrase) =>
    matchKinds(text, phrase),
  );
  for (const { start, end, groups } of matches) {
    for (const term of terms.slice(start, end)) usedTerms.add(term);
    for (const { name, kindIndex } of groups) {
      const [term, role] = [terms[kindIndex], name as TermRole];
      if (!term) continue;
      isContradictory ||= (roles.get(term) ?? role) !== role;
      roles.set(term, role);
    }
  }
  return { roles, usedTerms, isContradictory: isContradictory || new Set(roles.values()).size < roles.size };
}
