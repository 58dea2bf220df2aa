import type { AmountItem } from './amount-items.ts';

/** What a number of the amount is; `bare` is a weight of which the words say nothing. */
export type Role = 'packs' | 'weight' | 'total' | 'bare';

export interface Evidence {
  readonly roles: ReadonlyMap<AmountItem, Role>;
  readonly used: ReadonlySet<AmountItem>;
  /** Whether one number is said to be two things. */
  readonly isTwice: boolean;
  readonly isTitled: boolean;
}

/**
 * The words that say what a number is, one phrase a line, in the order in which they are tried. Values in capitals get their
 * role; the other words are classes of items.
 */
const phrases = `
  PACKS
  COUNT times WEIGHT
  WEIGHT times COUNT
  WEIGHT pack times COUNT
  WEIGHT each times COUNT
  COUNT WEIGHT pack
  WEIGHT pack
  WEIGHT each
  each WEIGHT
  of each WEIGHT
  pack of WEIGHT
  PACKS of WEIGHT
  each of WEIGHT
  pack name of WEIGHT
  PACKS name of WEIGHT
  quantity COUNT pause pack WEIGHT
  total TOTAL
  total pause TOTAL
  TOTAL total
  total of TOTAL
  TOTAL in total
  TOTAL pause in PACKS
  TOTAL pause in weight pack
  TOTAL in PACKS
  TOTAL in pack
  TOTAL in weight pack
  TOTAL in count times
  TOTAL name in PACKS
  TOTAL name in pack
  TOTAL name in weight pack
  TOTAL equals PACKS
  TOTAL equals count times
  PACKS equals TOTAL
  weight equals TOTAL
  weight pack equals TOTAL
  weight each equals TOTAL
`;
/** In a row of a table, the order of two cells says it too: packs, then the weight of one. */
const cellPhrases = 'cell BARE_COUNT cell WEIGHT cell';
/** `10 x 25`: a weight without its unit. */
const barePhrases = `
  COUNT times BARE_WEIGHT
  PACKS of BARE_WEIGHT
`;
const bareCellPhrases = 'cell BARE_COUNT cell BARE_WEIGHT cell';

interface Value {
  readonly as: readonly AmountItem['as'][];
  readonly role?: Role;
}

const values: Readonly<Record<string, Value>> = {
  COUNT: { as: ['number', 'packs'], role: 'packs' },
  count: { as: ['number', 'packs'] },
  BARE_COUNT: { as: ['number'], role: 'packs' },
  PACKS: { as: ['packs'], role: 'packs' },
  WEIGHT: { as: ['weight'], role: 'weight' },
  weight: { as: ['weight'] },
  BARE_WEIGHT: { as: ['number'], role: 'weight' },
  TOTAL: { as: ['weight'], role: 'total' },
};

export function gatherEvidence(items: readonly AmountItem[], isTable: boolean): Evidence {
  const roles = new Map<AmountItem, Role>();
  const used = new Set<AmountItem>();
  let isTwice = false;
  const isAt = (at: number, word: string) => {
    const item = items[at];
    if (!item) return word === 'cell' && at === items.length;
    return values[word]?.as.includes(item.as) ?? item.as === word;
  };
  const apply = (list: string) => {
    for (const phrase of list.trim().split(/\n\s*/)) {
      const words = phrase.split(' ');
      for (const at of items.keys()) {
        if (!words.every((word, offset) => isAt(at + offset, word))) continue;
        for (const [offset, word] of words.entries()) {
          const item = items[at + offset];
          const role = values[word]?.role;
          if (item && word !== 'cell' && word !== 'pause') used.add(item);
          isTwice ||= item !== undefined && role !== undefined && (roles.get(item) ?? role) !== role;
          if (item && role) roles.set(item, role);
        }
      }
    }
  };
  apply(phrases);
  if (isTable) apply(cellPhrases);
  const bare = items.filter((item) => item.as === 'weight' && !roles.has(item));
  for (const item of bare) roles.set(item, 'bare');
  for (const item of bare) used.add(item);
  // In `1 x 20 ft` and `1 x 20' FCL` no weight is left out.
  const isOther = ({ as }: AmountItem, at: number) =>
    as === 'weight' ||
    as === 'change' ||
    (as === 'number' && /^(?:['’′"]|\p{L}+)$/u.test(items[at + 1]?.parts[0]?.text ?? ''));
  if (!items.some(isOther)) {
    apply(barePhrases);
    if (isTable) apply(bareCellPhrases);
  }
  return { roles, used, isTwice, isTitled: false };
}
