import type { Part, PlainKind } from './classify.ts';
import { letterOf } from './vocabulary.ts';

/** What a number of the amount is. */
export type Role = 'packs' | 'weight' | 'total';

/** Some parts that say one thing: a number with its unit is a weight, W, one with a word for packs P, one alone N. */
export interface Item {
  readonly letter: string;
  readonly parts: readonly Part[];
  readonly number: string;
  readonly unit: string;
}

/** Beside those of the classes in `vocabulary.ts`. */
const letters: Readonly<Record<PlainKind, string>> = {
  number: 'N',
  name: 'n',
  unread: '?',
  remark: 'r',
  like: 'w',
  word: 'w',
};

function isPlainKind(kind: Part['kind']): kind is PlainKind {
  return kind in letters;
}

function letterIn({ kind, text }: Part): string {
  return isPlainKind(kind) ? letters[kind] : letterOf(kind, text);
}

/** `25 kg`, `20 (kg)`, `KG. 500`; `10 bags`; `per bag`; `of cinnamon from Ceylon`. */
const itemPattern =
  /(?<W>Nu|N\(u\)|N\|u(?=\||$)|u\.?N(?![upx]))|(?<P>Np)|(?<e>[/e]p)|(?<n>(?<![oi])[oi]*n(?:[oi]*n)*)|./gs;

export function itemsOf(parts: readonly Part[]): Item[] {
  const speaking = parts.filter((part) => letterIn(part) !== 'f');
  const line = speaking.map(letterIn).join('');
  return Array.from(line.matchAll(itemPattern), ({ 0: text, index, groups = {} }) => {
    const own = speaking.slice(index, index + text.length);
    const textOf = (kind: Part['kind']) => own.find((part) => part.kind === kind)?.text;
    const letter = Object.keys(groups).find((each) => groups[each]) ?? text;
    return { letter, parts: own, number: textOf('number') ?? '', unit: textOf('unit') ?? 'kg' };
  });
}

/** The words that say what a number is, in letters of items (docs/list-reader.md). */
const phrases = [
  // 10 bags
  /(?<packs>P)/dg,
  // 10 x 25 kg
  /(?<packs>[NP])x(?<weight>W)/dg,
  // 25 kg bags x 10
  /(?<weight>W)[pe]?x(?<packs>[NP])/dg,
  // 25 kg bags, 25 kg each
  /(?<weight>W)[pe]/dg,
  // each 25 kg, bags of 25 kg, bags of cinnamon of 25 kg
  /(?:o?e|[pPe]n?o)(?<weight>[WN])/dg,
  // quantity: 10, pack weight: 25 kg
  /q(?<packs>[NP])[-,:().]p(?<weight>W)/dg,
  // total of 250 kg, 250 kg in total
  /t[-,:(.o]?(?<total>W)/dg,
  /(?<total>W)i?t/dg,
  // 250 kg in 10 bags, 250 kg of cinnamon in 25 kg bags, 250 kg = 10 bags
  /(?<total>W)(?:[-,:(n]?i|=)(?:P|W?p|[NP]x)/dg,
  // 10 x 25 kg = 250 kg
  /(?:P|W[pe]?)=(?<total>W)/dg,
];
/** In a row of a table, the order of two cells says it too: packs, then the weight of one. */
const byPlace = /(?<=\|)(?<packs>N)\|(?<weight>W|N(?!\|W))(?=\||$)/dg;

export interface Evidence {
  readonly roles: ReadonlyMap<Item, Role>;
  readonly used: ReadonlySet<Item>;
  /** Whether a number is said to be two things, or two numbers the same. */
  readonly isTwice: boolean;
}

export function findEvidence(items: readonly Item[], isByPlace: boolean): Evidence {
  const line = items.map(({ letter }) => letter).join('');
  const roles = new Map<Item, Role>();
  const used = new Set<Item>();
  let isTwice = false;
  for (const pattern of isByPlace ? [...phrases, byPlace] : phrases) {
    for (const { 0: text, index, indices } of line.matchAll(pattern)) {
      for (const each of items.slice(index, index + text.length)) used.add(each);
      for (const [name, [at]] of Object.entries(indices?.groups ?? {})) {
        const [each, role] = [items[at], name as Role];
        if (!each) continue;
        isTwice ||= (roles.get(each) ?? role) !== role;
        roles.set(each, role);
      }
    }
  }
  return { roles, used, isTwice: isTwice || new Set(roles.values()).size < roles.size };
}
