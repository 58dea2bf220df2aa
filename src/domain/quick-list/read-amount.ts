import { lineForms, tableForms, type Form } from './amount-forms.ts';
import { isPackWeight, parsePacks, parseWeights, readingsOf, type Figures, type Reading } from './amounts.ts';
import { parseNumber } from './numbers.ts';
import type { Part } from './parts.ts';

/** Parts that are one for the amount: a number with its unit is `W`. */
export interface Item {
  readonly code: string;
  readonly parts: readonly Part[];
}

/** What a number of the amount is. */
export type Role = 'packs' | 'weight' | 'total';

export interface AmountReading extends Reading {
  /** Whether the words say so; otherwise it is a guess. */
  readonly isSure: boolean;
  /** The parts that were read; those of a number with what it is. */
  readonly used: readonly { readonly part: Part; readonly role: Role | undefined }[];
}

/** What is one for the amount, and what is nothing for it, in this order. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\|)=(?=n)/g, '?'],
  [/^x(?=[ad])|(?<=\|)x(?=\||$)/g, ''],
  [/\+[/-]*(?=#)|x(?=[#d])|[/r](?=[#da])/g, '?'],
  [/\+/g, 'j'],
  [/[#d]/g, ','],
  [/(?<=pa*)A/g, 'o'],
  [/(?<=[nu])A(?=[nq])/g, 'j'],
  [/A/g, ''],
  [/[/re]p/g, 'e'],
  [/\//g, 'j'],
  [/r/g, ''],
  [/n\(u\)?|nu|n\|u(?=\||$)/g, 'W'],
  [/u\.?n/g, 'W'],
  [/\./g, ','],
  [/q(?=p)/g, 'n'],
  [/w+(?=[nWupxj?])|(?<=[nWupxj?])w+/g, '?'],
  [/w/g, ','],
  [/[uq]/g, ''],
  [/it/g, 't'],
  [/i(?=a)/g, ''],
  [/o*a+/g, 'a'],
  [/a-|-a|(?<=[,|])-|-(?=[,|])/g, ','],
  [/a/g, ''],
  [/,*\|[,|]*/g, '|'],
  [/\([,|]*\)|,+/g, ','],
  [/[,|](?=[io=)])|(?<=\()[,|]/g, ''],
  [/[oij](?=[,|)]|$)/g, ''],
  [/Q(?!n[,|]?pW)/g, ''],
  [/,*\|[,|]*/g, '|'],
  [/,+/g, ','],
  [/^[,|oj=()-]+|[,|oij=()-]+$/g, ''],
];

/**
 * The amount of a line, or of a row of a table whose columns may be taken by their place; undefined if it says none, or says
 * it in no known form.
 */
export function readAmount(parts: readonly Part[], isTable: boolean): AmountReading | undefined {
  const filled = parts.filter(({ code }) => code !== '').map((part) => ({ code: part.code, parts: [part] }));
  const items = rewritings.reduce<Item[]>(rewrite, filled);
  const read = matchForm(items, isTable ? tableForms : lineForms);
  return read ? { ...read, isSure: read.isSure && !hasSplitNumber(parts) } : guess(items);
}

/** Reads numbers whose meaning is known already, as by the titles of a table. */
export function matchForm(items: readonly Item[], forms: readonly Form[] = lineForms): AmountReading | undefined {
  const code = codeOf(items);
  const plain = code.replaceAll('|', ',');
  for (const { pattern, isSure } of forms) {
    const groups = (pattern.exec(code) ?? pattern.exec(plain))?.indices?.groups;
    const roles = new Map(Object.entries(groups ?? {}).map(([role, at]) => [items[at?.[0] ?? -1], role as Role]));
    const readings = groups ? readingsOf(figuresOf(roles)) : [];
    const [reading] = readings;
    if (!reading) continue;
    const isOnly = readings.length === 1 && reading.packs !== undefined && reading.packWeight !== undefined;
    const isClear = [...roles].every(([item, role]) => role === 'packs' || isClearWeight(item));
    return {
      ...reading,
      isSure: isSure && isOnly && isClear && isPlausible(code, reading),
      used: usedOf(items, roles),
    };
  }
  return undefined;
}

/** Whether the weight of a form that may be a total as well is one pack's: `10 bags (25 kg)`, or by its place `10; 25; kg`. */
function isPlausible(code: string, { packs = 0, packWeight = '', unit }: Reading): boolean {
  if (/^np\(W\)?$/.test(code)) return isPackWeight(packs, packWeight);
  return code !== 'n|W' || unit !== 'kg' || (Number(packWeight) <= 60 && !(packs > 1900 && packs < 2100));
}

/** One weight among numbers that are not understood may be the total. */
function guess(items: readonly Item[]): AmountReading | undefined {
  const [weight, other] = items.filter((item) => item.code === 'W');
  if (!weight || other || /[-?jx]/.test(codeOf(items))) return undefined;
  const roles = new Map<Item | undefined, Role>([[weight, 'total']]);
  const [reading] = readingsOf(figuresOf(roles));
  return reading && { ...reading, isSure: false, used: usedOf([weight], roles) };
}

function rewrite(items: Item[], [pattern, code]: readonly [RegExp, string]): Item[] {
  const result: Item[] = [];
  let last = 0;
  for (const { 0: match, index } of codeOf(items).matchAll(pattern)) {
    const joined = items.slice(index, index + match.length);
    result.push(...items.slice(last, index));
    if (code !== '' && joined.length > 0) result.push({ code, parts: joined.flatMap(({ parts }) => parts) });
    last = index + match.length;
  }
  return [...result, ...items.slice(last)];
}

function codeOf(items: readonly Item[]): string {
  return items.map(({ code }) => code).join('');
}

function figuresOf(roles: ReadonlyMap<Item | undefined, Role>): Figures {
  const figures: { -readonly [Key in Role]?: Figures[Key] } = {};
  for (const [item, role] of roles) {
    const number = item?.parts.find(({ code }) => code === 'n')?.text ?? '1';
    const unit = item?.parts.find((part) => part.code === 'u')?.text ?? 'kg';
    if (role === 'packs') figures.packs = parsePacks(number);
    else figures[role] = parseWeights(number, unit);
  }
  return figures;
}

/** Whether all that a number may mean can be stored: of `1,500 t` only one and a half. */
function isClearWeight(item: Item | undefined): boolean {
  const [number = '', unit = ''] = ['n', 'u'].map((code) => item?.parts.find((part) => part.code === code)?.text ?? '');
  return parseNumber(number).length === parseWeights(number, unit).length;
}

function usedOf(items: readonly Item[], roles: ReadonlyMap<Item | undefined, Role>): AmountReading['used'] {
  const used = items.filter(({ code }) => code !== ',' && code !== '|');
  return used.flatMap((item) => item.parts.map((part) => ({ part, role: roles.get(item) })));
}

/** Whether two numbers may be one: `10 500 kg`. */
function hasSplitNumber(parts: readonly Part[]): boolean {
  return parts.some((part, at) => {
    const next = parts[at + 1];
    const areNumbers = part.code === 'n' && next?.code === 'n' && next.start === part.end + 1;
    return areNumbers && /^\d{1,3}$/.test(part.text) && /^\d{3}(?!\d)/.test(next.text);
  });
}
