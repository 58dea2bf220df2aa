import type { Item } from './amount-items.ts';

/** What a number of the amount is; `bare` is a weight of which the words say nothing. */
export type Role = 'packs' | 'weight' | 'total' | 'bare';

export interface Evidence {
  readonly roles: ReadonlyMap<Item, Role>;
  /** The items that say it, with the numbers. */
  readonly used: ReadonlySet<Item>;
  /** Whether one number is said to be two things. */
  readonly isTwice: boolean;
}

/** Finds what the words beside each number say about it. `isTable`: in a row of a table its place says so too. */
export function gatherEvidence(items: readonly Item[], isTable: boolean): Evidence {
  const roles = new Map<Item, Role>();
  const used = new Set<Item>();
  let isTwice = false;
  const is = (at: number, ...classes: readonly Item['as'][]) => classes.some((as) => items[at]?.as === as);
  const say = (role: Role, at: number, from = at, to = at) => {
    const item = items[at];
    if (!item) return;
    isTwice ||= (roles.get(item) ?? role) !== role;
    roles.set(item, role);
    for (const each of items.slice(from, to + 1)) used.add(each);
  };
  const isCount = (at: number) => is(at, 'number', 'packs');

  const sayPack = (at: number) => {
    const [left, right] = [at - 1, at + 1];
    if (is(left, 'times') && isCount(left - 1)) {
      say('packs', left - 1);
      say('weight', at, left);
    }
    if (is(right, 'times') && isCount(right + 1)) {
      say('weight', at, at, right);
      say('packs', right + 1);
    }
    if (is(left, 'of') && is(left - 1, 'packs', 'pack', 'each')) say('weight', at, left - 1);
    if (is(left, 'of') && is(left - 1, 'name') && is(left - 2, 'packs', 'pack')) say('weight', at, left);
    if (is(left, 'each')) say('weight', at, is(left - 1, 'of') ? left - 1 : left);
    if (is(right, 'each')) {
      say('weight', at, at, right);
      if (is(right + 1, 'times') && is(right + 2, 'number')) say('packs', right + 2, right + 1);
    }
    if (!is(right, 'pack')) return;
    say('weight', at, at, right);
    if (is(left, 'number') && !is(left - 1, 'times')) say('packs', left);
    if (is(right + 1, 'times') && is(right + 2, 'number')) say('packs', right + 2, right + 1);
  };
  const sayTotal = (at: number) => {
    const [left, right] = [at - 1, is(at + 1, 'name') ? at + 2 : at + 1];
    if (is(left, 'total')) say('total', at, left);
    if (is(left, 'pause') && is(left - 1, 'total')) say('total', at, left - 1);
    if (is(at + 1, 'total')) say('total', at, at, at + 1);
    const isOfPacks = is(right + 1, 'packs', 'pack') || (is(right + 1, 'weight') && is(right + 2, 'pack'));
    const isOfTimes = isCount(right + 1) && is(right + 2, 'times');
    if (is(right, 'in') && (isOfPacks || isOfTimes)) {
      say('total', at, at, right);
      if (is(right + 1, 'pack')) used.add(items[right + 1] as Item);
    }
    if (is(right, 'equals') && isCount(right + 1)) say('total', at, at, right);
    if (
      is(left, 'equals') &&
      (is(left - 1, 'packs', 'weight') || (is(left - 1, 'each', 'pack') && is(left - 2, 'weight')))
    ) {
      say('total', at, left);
    }
  };

  for (const [at, { as }] of items.entries()) {
    if (as === 'packs') say('packs', at);
    if (as !== 'weight') continue;
    sayPack(at);
    sayTotal(at);
    // As the cart writes it: `quantity 10, pack weight 25 kg`.
    if (is(at - 1, 'pack') && is(at - 2, 'pause') && is(at - 3, 'number') && is(at - 4, 'quantity')) {
      say('packs', at - 3, at - 4);
      say('weight', at, at - 1);
    }
    if (
      isTable &&
      is(at - 3, 'cell') &&
      is(at - 2, 'number') &&
      is(at - 1, 'cell') &&
      (at + 1 >= items.length || is(at + 1, 'cell'))
    ) {
      say('packs', at - 2);
      say('weight', at);
    }
  }
  for (const [at, { as }] of items.entries()) {
    const isRoleless = (place: number) => is(place, 'number') && !used.has(items[place] as Item);
    if (as === 'weight' && !roles.has(items[at] as Item)) say('bare', at);
    // `10 x 25`: without a unit.
    const isJoined = is(at + 1, 'times', 'of') || (isTable && is(at + 1, 'cell') && is(at - 1, 'cell'));
    if ((as === 'packs' || isRoleless(at)) && isJoined && isRoleless(at + 2) && !is(at + 3, 'word')) {
      say('packs', at);
      say('weight', at + 2, at + 1);
    }
  }
  return { roles, used, isTwice };
}
