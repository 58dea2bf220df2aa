import { itemsOf, type AmountItem } from './amount-items.ts';
import { chooseReading, isPackWeight, parsePacks, parseWeights, type AmountReading, type Figures } from './amounts.ts';
import type { Doubt } from './doubt.ts';
import { gatherEvidence, type Evidence, type Role } from './evidence.ts';
import type { Mark } from './list-row.ts';
import { parseNumber } from './numbers.ts';
import type { Part } from './parts.ts';

export interface LineAmount {
  readonly amount: AmountReading;
  readonly used: ReadonlySet<Part>;
  readonly marks: readonly Mark[];
}

/**
 * The amount that a line says: without a doubt if its words say what each number is, and nothing beside it may make it another
 * one. `isTable`: whether packs and weight have cells of their own.
 */
export function readAmount(parts: readonly Part[], isTable: boolean): LineAmount {
  const items = itemsOf(parts);
  const read = readItems(items, gatherEvidence(items, isTable));
  const isUnsure = read.amount.doubt === undefined && parts.some(isTorn);
  return isUnsure ? { ...read, amount: { ...read.amount, doubt: 'unclear' } } : read;
}

export function readItems(items: readonly AmountItem[], evidence: Evidence): LineAmount {
  const amount = isBroken(items, evidence) ? { doubt: 'unclear' as const } : decide(items, evidence);
  const isRead = amount.quantity !== undefined || amount.packWeight !== undefined;
  const hasPacks = [...evidence.roles.values()].includes('packs') || amount.isPackingOpen === true;
  const guessed =
    amount.quantity === undefined || hasPacks ? [] : items.filter(({ as }) => as === 'number').slice(0, 1);
  const used = isRead ? [...evidence.used, ...guessed] : [];
  return {
    amount,
    used: new Set(used.flatMap((item) => item.parts)),
    marks: used.flatMap((item) => marksOf(item, evidence.roles.get(item) ?? 'packs', amount)),
  };
}

/** What may stand beside an amount so that it is another one altogether: `10 to 20 kg`, `25 kg and a half`. */
const breaking = { before: ['number', 'change', 'times', 'per'], after: ['change', 'times', 'per', 'and'] } as const;
/** What may belong to an amount, or make it another one: `lots of 25 kg`, `25 kg extract`. */
const joining = { before: ['word', 'soft', 'of', 'in', 'and'], after: ['word', 'number'] } as const;
/** What stands anywhere in a line and may change what its amount means. */
const changing = new Set<AmountItem['as']>(['times', 'equals', 'total', 'each', 'per', 'change']);

function hasBeside(
  items: readonly AmountItem[],
  { used }: Evidence,
  classes: typeof breaking | typeof joining,
): boolean {
  const is = (at: number, any: readonly AmountItem['as'][]) => {
    const item = items[at];
    return item !== undefined && !used.has(item) && any.includes(item.as);
  };
  return items.some((item, at) => {
    // `500 kg a year`; but of `curcumin 5%` the word belongs to the number behind it.
    const after = is(at + 1, ['of', 'in']) ? at + 2 : at + 1;
    return (
      used.has(item) && (is(at - 1, classes.before) || (is(after, classes.after) && items[after + 1]?.as !== 'remark'))
    );
  });
}

/** What makes one amount, or none, of the numbers on both sides: `10 to 20 kg`, `2 dozen bags`, `10 … 20 kg`. */
function isJoint(item: AmountItem | undefined): boolean {
  const text = item?.as === 'pause' ? (item.parts[0]?.text ?? '') : '';
  return /^(?:word|of|in|and|soft)$/.test(item?.as ?? '') || /^(?:[-–—−‑‒―…]|\.{2,})$/.test(text);
}

function isBroken(items: readonly AmountItem[], evidence: Evidence): boolean {
  const { roles, used, isTwice } = evidence;
  const isFar = items.some((item, at) => {
    let before = at - 1;
    while (isJoint(items[before])) before--;
    const number = items[before];
    return used.has(item) && number?.as === 'number' && !used.has(number);
  });
  const isFormula = items.some(({ as }, at) => as === 'equals' && items[at - 1]?.as === 'cell');
  const isDouble = isTwice || new Set(roles.values()).size < roles.size;
  return isDouble || isFar || isFormula || hasBeside(items, evidence, breaking);
}

function decide(items: readonly AmountItem[], evidence: Evidence): AmountReading {
  const { roles, used, isTitled } = evidence;
  const itemOf = (role: Role) => [...roles].find(([, each]) => each === role)?.[0];
  const [packs, weight, total, bare] = [itemOf('packs'), itemOf('weight'), itemOf('total'), itemOf('bare')];
  const open = items.filter((item) => !used.has(item));
  const number = open.find(({ as }) => as === 'number');
  const isUnclear = hasBeside(items, evidence, joining) || open.some(({ as }) => changing.has(as));
  const isClear = [weight, total, bare].every((item) => !item || isClearWeight(item));
  const doubt = isUnclear ? 'unclear' : number ? 'open-number' : isClear ? undefined : 'two-readings';
  if (total && bare) return { doubt: 'unclear' };
  if (bare && !weight && (packs ?? number)) return guessPacks(items, packs, bare, evidence, doubt);
  const isOfAny = isTitled && bare !== undefined && !weight;
  const isGuess = weight !== undefined && (weight.as === 'number' || !isPlausible(items, packs, weight));
  const figures = { packs: quantitiesOf(packs), weight: weightsOf(weight), total: weightsOf(total ?? bare) };
  return chooseReading(figures, doubt ?? (isGuess || isOfAny ? 'unclear' : undefined));
}

/** A number and a weight that may be of one pack or of all: `10 bags (25 kg)`, `500 kg, 20 bags`. */
function guessPacks(
  items: readonly AmountItem[],
  packs: AmountItem | undefined,
  bare: AmountItem,
  { isTitled }: Evidence,
  doubt?: Doubt,
): AmountReading {
  const count = packs ?? items.find(({ as }) => as === 'number');
  const isPack = isPackWeight(quantitiesOf(count)?.[0] ?? 0, weightsOf(bare)?.[0]?.value ?? '');
  if (!packs && !isPack) return chooseReading({ total: weightsOf(bare) }, doubt);
  const before = items[items.indexOf(bare) - 1]?.parts[0];
  const isSure = isPack && bare.as === 'weight' && (isTitled || before?.text === '(');
  return chooseReading(
    { packs: quantitiesOf(count), [isPack ? 'weight' : 'total']: weightsOf(bare) },
    doubt ?? (isSure ? undefined : 'unclear'),
  );
}

/** Whether numbers that only stand where packs and their weight are asked for can be those. */
function isPlausible(items: readonly AmountItem[], packs: AmountItem | undefined, weight: AmountItem): boolean {
  const isPlaced = items[items.indexOf(weight) - 1]?.as === 'cell' && packs?.as === 'number';
  const count = quantitiesOf(packs)?.[0] ?? 0;
  const isYear = count > 1900 && count < 2100;
  return !isPlaced || unitOf(weight) !== 'kg' || (Number(weightsOf(weight)?.[0]?.value) <= 60 && !isYear);
}

/** Whether a comma may have torn a number, or two numbers may be one: `Alba,10,25,kg`, `10 500 kg`. */
function isTorn({ as, text, start, end }: Part, at: number, parts: readonly Part[]): boolean {
  const [before, next, afterNext] = [parts[at - 1], parts[at + 1], parts[at + 2]];
  if (as !== 'number') return false;
  const isSplit =
    next?.as === 'number' && next.start === end + 1 && /^\d{1,3}$/.test(text) && /^\d{3}(?!\d)/.test(next.text);
  const isAfterComma = before?.text === ',' && before.end === start;
  const isBeforeComma = next?.text === ',' && next.start === end && afterNext?.start === next.end;
  return isSplit || (text.includes(',') && (isAfterComma || isBeforeComma));
}

const numberOf = (item: AmountItem) => item.parts.find(({ as }) => as === 'number')?.text ?? '';
const unitOf = (item: AmountItem) => item.parts.find(({ as }) => as === 'unit')?.text ?? 'kg';
const quantitiesOf = (item: AmountItem | undefined): Figures['packs'] => item && parsePacks(numberOf(item));
const weightsOf = (item: AmountItem | undefined): Figures['weight'] =>
  item && parseWeights(numberOf(item), unitOf(item));

/** Whether all that a number may mean can be stored: of `1,500 t` only one and a half. */
function isClearWeight(item: AmountItem): boolean {
  return parseNumber(numberOf(item)).length === weightsOf(item)?.length;
}

function marksOf(item: AmountItem, role: Role, { isPackingOpen }: AmountReading): Mark[] {
  const isPack = role === 'weight' || isPackingOpen === true;
  const field = role === 'packs' ? 'quantity' : isPack ? 'packWeight' : 'total';
  return item.parts.flatMap(({ as, start, end }): Mark[] =>
    as === 'number' || as === 'unit' ? [{ start, end, field: as === 'unit' ? as : field }] : [],
  );
}
