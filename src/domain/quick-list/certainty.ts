import { parseQuantity } from '#domain/typed-number.ts';
import type { Head } from './columns.ts';
import { groupsOf } from './line-groups.ts';
import { findMeasure } from './measures.ts';
import { parseNumber } from './numbers.ts';
import type { Row } from './rows.ts';
import { isTimes, plainWord, tokensOf, type Token } from './tokens.ts';

/** Words for what goods are packed in. */
const packs =
  /^(?:bag|bale|box|boxe|can|carton|case|ctn|drum|pack|sack|saco|bolsa|caja|fardo|paca|paquete|costale|empaque)s?$/;
/** What may stand between the number of packs and their weight beside these words. */
const joins = /^(?:of|de|a|each|c|u|\/)$/;
/** Words that make another amount of a weight. */
const misleading = /\b(?:total|net|gross|neto|bruto|sample|then|max|min|up to|plus)\b/;

/** Titles whose columns hold nothing but what they say. */
const knownTitles = [
  /^(?:product|item|spice|type|producto|articulo|especia)s?$/,
  /^(?:category|categoria|artikel|produit)$/,
  /^(?:quantity|qty|(?:no of )?(?:packs|bags)|cantidad|sacos|bolsas|cajas|bultos|empaques|pacas|menge|anzahl|quantite)$/,
  /^(?:(?:pack )?weight|pack|pack size|peso|peso por (?:empaque|saco)|kilos por saco|libras|gewicht|poids)$/,
  /^(?:unit|unidad|einheit|unite|notes?|details?|remarks?|comments?|notas?|detalles?|observaciones)$/,
];

/** The unit at the end of a title. */
const titleUnit = / (?:kgs?|kilos|lbs?|g|l|ml)$/;

/** Whether a title, in small letters without accents and signs, is one of those. */
function isKnownTitle(title: string): boolean {
  return knownTitles.some((pattern) => pattern.test(title) || pattern.test(title.replace(titleUnit, '')));
}

/** Whether every number of a line in words is one of \`10 x 25 kg\`, \`10 bags of 25 kg\`, \`500 kg in 25 kg bags\` or its name. */
export function isCertainLine(line: string): boolean {
  if (misleading.test(plainWord(line))) return false;
  const amounts = groupsOf(line).filter(({ kind }) => kind === 'amount');
  const tokens = tokensOf(line).filter(({ start, end }) =>
    amounts.some((each) => start < each.end && end > each.start),
  );
  const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || third !== undefined) return false;
  if (numbers.some((at) => parseNumber(tokens[at]?.text ?? '').length !== 1)) return false;
  const [before, after] = [isMeasured(tokens, first), isMeasured(tokens, second)];
  const between = tokens.slice(first + (before ? 2 : 1), second);
  const isProduct = between.length === 1 && between.every((sign) => isTimes(sign) && sign.text !== '@');
  const isPacked =
    between.some(({ text }) => packs.test(text)) && between.every(({ text }) => packs.test(text) || joins.test(text));
  const next = tokensOf(line.slice(tokens[second]?.end))[1]?.text ?? '';
  if (before && after) return /^(?:in|en)$/.test(between.map(({ text }) => text).join(' ')) && packs.test(next);
  return isProduct ? before !== after : isPacked && !before && after;
}

/** Whether a row below titles has titles that are known, and a number of packs and a weight as they say. */
export function isCertainTitled({ cells }: Row, titles: readonly string[], { columns, unit }: Head): boolean {
  const { quantity, weight, unit: unitColumn } = columns;
  if (quantity === undefined || weight === undefined || cells.length > titles.length) return false;
  const isKnown = (at: number) => isKnownTitle(words(titles[at] ?? '').join(' '));
  const others = titles.filter((_, at) => !Object.values(columns).includes(at));
  // A column that is not read may hold the other half of an amount.
  const isOther = others.some((title) => /kg|quan|pack|bag|weight|peso|total/i.test(title));
  const isQuantity = /quan|qty|cantidad|menge|anzahl/i.test(titles[weight] ?? '');
  if (
    isOther ||
    isQuantity ||
    !Object.values(columns).every(isKnown) ||
    [...others, titles[quantity] ?? ''].some(hasMeasure)
  )
    return false;
  if (unitColumn !== undefined && (Math.abs(unitColumn - weight) !== 1 || unitColumn === quantity + 1)) return false;
  return isAmount(cells[quantity] ?? '', cells[weight] ?? '', unit || (cells[unitColumn ?? -1] ?? ''));
}

/** Whether a row without titles is name, packs, weight with its unit, and details without numbers. */
export function isCertainUntitled({ source, cells }: Row): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const start = filled.findIndex((cell) => /^\d/.test(cell));
  const [quantity = '', weight = '', unit = ''] = filled.slice(start);
  const hasUnit = findMeasure(plainWord(unit)) !== undefined;
  const others = [...filled.slice(0, start), ...filled.slice(start + (hasUnit ? 3 : 2))];
  const isPlain = others.every((text) => groupsOf(text).every(({ kind }) => kind !== 'amount'));
  // One number that a comma has torn: `7,500`.
  const isTorn = source.includes(`${quantity},${weight}`) && /^\d{3}\b/.test(weight);
  return start > 0 && isPlain && !isTorn && isAmount(quantity, weight, unit);
}

function isAmount(quantity: string, weight: string, unit: string): boolean {
  const [number, measure, more] = tokensOf(weight);
  const hasUnit = findMeasure(measure?.text ?? plainWord(unit.trim())) !== undefined;
  const isNumber = number?.kind === 'number' && more === undefined && parseNumber(number.text).length === 1;
  return parseQuantity(quantity) !== undefined && isNumber && hasUnit;
}

function isMeasured(tokens: readonly Token[], at: number): boolean {
  return findMeasure(tokens[at + 1]?.text ?? '') !== undefined;
}

function hasMeasure(title: string): boolean {
  return words(title).some((word) => findMeasure(word) !== undefined);
}

function words(text: string): string[] {
  return tokensOf(text).flatMap(({ kind, text: word }) => (kind === 'word' ? [word] : []));
}
