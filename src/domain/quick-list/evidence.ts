import type { Item } from './amount-items.ts';

/** What a number of the amount is; `bare` is a weight of which the words say nothing. */
export type Role = 'packs' | 'weight' | 'total' | 'bare';

export interface Evidence {
  readonly roles: ReadonlyMap<Item, Role>;
  readonly used: ReadonlySet<Item>;
  /** Whether one number is said to be two things. */
  readonly isTwice: boolean;
  readonly isTitled: boolean;
}

/**
 * The words that say what a number is, in the order in which they stand: `N` packs, `W` the weight of one, `T` the total.
 * `kinds` has the other letters.
 */
const forms = `p / N x W / W x N / W b x N / W e x N / N W b / W b / W e / e W / o e W / b o W / p o W / e o W / b a o W / p a o W
  q N , b W / t T / t , T / T t / t o T / T i t / T , i p / T , i w b / T i p / T i b / T i w b / T i n x / T a i p / T a i b / T a i w b / T = p / T = n x / p = T
  w = T / w b = T / w e = T`;
/** In a row of a table, the order of two cells says it too: packs, then the weight of one. */
const tableForms = '| M | W |';
/** `10 x 25`: a weight without its unit. */
const plainForms = 'N x U / p o U';

const kinds = new Map(
  `N number packs / n number packs / M number / U number / p packs / W weight / T weight / w weight / b pack / x times / o of / e each
  i in / t total / q quantity / a name / , pause / = equals / | cell`
    .split(/ \/ |\n\s*/)
    .map((kind) => [kind.slice(0, 1), kind.slice(2).split(' ')] as const),
);
const roleOf: Readonly<Record<string, Role>> = {
  N: 'packs',
  M: 'packs',
  p: 'packs',
  W: 'weight',
  U: 'weight',
  T: 'total',
};

export function gatherEvidence(items: readonly Item[], isTable: boolean): Evidence {
  const roles = new Map<Item, Role>();
  const used = new Set<Item>();
  let isTwice = false;
  const isAt = (at: number, symbol: string) => {
    const item = items[at];
    return item ? kinds.get(symbol)?.includes(item.as) === true : symbol === '|' && at === items.length;
  };
  const apply = (table: string) => {
    for (const form of table.split(/ \/ |\n\s*/)) {
      const symbols = form.trim().split(' ');
      for (const at of items.keys()) {
        if (!symbols.every((symbol, offset) => isAt(at + offset, symbol))) continue;
        for (const [offset, symbol] of symbols.entries()) {
          const item = items[at + offset];
          const role = roleOf[symbol];
          if (item && symbol !== '|' && symbol !== ',') used.add(item);
          isTwice ||= item !== undefined && role !== undefined && (roles.get(item) ?? role) !== role;
          if (item && role) roles.set(item, role);
        }
      }
    }
  };
  apply(forms);
  if (isTable) apply(tableForms);
  const bare = items.filter((item) => item.as === 'weight' && !roles.has(item));
  for (const item of bare) roles.set(item, 'bare');
  for (const item of bare) used.add(item);
  // In `1 x 20 ft` and `1 x 20' FCL` no weight is left out.
  const isOther = ({ as }: Item, at: number) =>
    as === 'weight' ||
    as === 'change' ||
    (as === 'number' && /^(?:['’′"]|\p{L}+)$/u.test(items[at + 1]?.parts[0]?.text ?? ''));
  if (!items.some(isOther)) apply(isTable ? `${plainForms} / | M | U |` : plainForms);
  return { roles, used, isTwice, isTitled: false };
}
