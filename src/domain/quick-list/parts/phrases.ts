import { matchKinds, toKindText } from './kind-text.ts';
import type { LineTerm } from './terms.ts';

export type TermRole = 'quantity' | 'packWeight' | 'total';

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
  // 250 kg in 10 bags, 250 kg of cinnamon in 25 kg bags
  /(?<total>weight )(?:(?:dash|pause|colon|open|name) )?in (?:packs |(?:weight )?pack |(?:number|packs) times )/dg,
  // 250 kg = 10 bags
  /(?<total>weight )equals (?:packs |(?:weight )?pack |(?:number|packs) times )/dg,
  // 10 x 25 kg = 250 kg
  /(?:packs |weight (?:pack |each )?)equals (?<total>weight )/dg,
];
const cellOrderPhrase =
  /(?<=cell )(?<quantity>number )cell (?<packWeight>weight |number (?!cell weight ))(?=cell |$)/dg;

export interface TermRoleContext {
  /** Whether `cellOrderPhrase` applies: the row has no titles above it, and its name stands before its numbers. */
  readonly isReadByCellOrder: boolean;
}

interface TermRoles {
  readonly roles: ReadonlyMap<LineTerm, TermRole>;
  readonly usedTerms: ReadonlySet<LineTerm>;
  readonly isContradictory: boolean;
}

export function findTermRoles(terms: readonly LineTerm[], { isReadByCellOrder }: TermRoleContext): TermRoles {
  const kindText = toKindText(terms.map(({ kind }) => kind));
  const roles = new Map<LineTerm, TermRole>();
  const usedTerms = new Set<LineTerm>();
  let isTermReused = false;
  const matches = (isReadByCellOrder ? [...amountPhrases, cellOrderPhrase] : amountPhrases).flatMap((phrase) =>
    matchKinds(kindText, phrase),
  );
  for (const { start, end, groups } of matches) {
    for (const term of terms.slice(start, end)) usedTerms.add(term);
    for (const { name, kindIndex } of groups) {
      const [term, role] = [terms[kindIndex], name as TermRole];
      if (!term) continue;
      isTermReused ||= (roles.get(term) ?? role) !== role;
      roles.set(term, role);
    }
  }
  const isRoleRepeated = new Set(roles.values()).size < roles.size;
  return { roles, usedTerms, isContradictory: isTermReused || isRoleRepeated };
}
