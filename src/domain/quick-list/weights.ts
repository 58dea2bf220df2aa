import { kilogramsPerPound, type Amount as Weight } from '#domain/cart/amount.ts';
import { isWeight, maxWeightDigits, type Unit } from '#domain/cart/cart-item.ts';

/** A unit as lists write it: the unit that it is stored in, and how many of those it holds. */
export interface Measure {
  readonly name: string;
  readonly unit: Unit;
  readonly factor: number;
  /** Whether its factor is no power of ten, so that the result is rounded. */
  readonly isRounded: boolean;
}

const exact = (name: string, unit: Unit, factor = 1): Measure => ({ name, unit, factor, isRounded: false });
const rounded = (name: string, factor: number): Measure => ({ name, unit: 'kg', factor, isRounded: true });

const spellings: readonly (readonly [string, Measure])[] = [
  [
    'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilograma kilogramas quilo quilos',
    exact('kg', 'kg'),
  ],
  ['g gr gm gms gram grams gramme grammes gramo gramos gramm grama gramas', exact('g', 'kg', 0.001)],
  ['t mt mts m.t m/t tm tn tns ton tons tonne tonnes tonelada toneladas tonnen', exact('t', 'kg', 1000)],
  ['lb lbs pound pounds libra libras', rounded('lb', kilogramsPerPound)],
  ['oz ounce ounces onza onzas', rounded('oz', 0.028349523125)],
  ['l lt ltr ltrs liter liters litre litres litro litros', exact('l', 'l')],
  ['ml millilitre millilitres milliliter milliliters mililitro mililitros', exact('ml', 'ml')],
];
const measures = new Map(spellings.flatMap(([words, measure]) => words.split(' ').map((word) => [word, measure])));

export function findMeasure(word: string): Measure | undefined {
  return measures.get(word);
}

/** Significant digits of a rounded weight: 25 lb become 11.34 kg. */
const significantDigits = 5;

/** The weight or volume in the unit of storage, `value` as the cart stores it; undefined if the cart can't store it. */
export function convert(value: string, { unit, factor, isRounded }: Measure): Weight | undefined {
  if (factor === 1) return isWeight(value) ? { value, unit } : undefined;
  const number = Number(value) * factor;
  const digits = isRounded ? Number(number.toPrecision(significantDigits)) : number;
  const text = String(Number(digits.toFixed(maxWeightDigits - 1)));
  // 0.001 g is too little to be stated in kg, and must not become 0.
  if (isWeight(text) && text !== '0') return { value: text, unit };
  const shorter = String(Number(number.toPrecision(maxWeightDigits)));
  return isWeight(shorter) ? { value: shorter, unit } : undefined;
}

/** What a number with its unit may mean, as the cart stores it. */
export function parseWeights(number: string, unit: string): Weight[] {
  const measure = findMeasure(unit);
  return measure ? parseNumber(number).flatMap((value) => convert(value, measure) ?? []) : [];
}

/**
 * What a written number may mean, as decimals with a point: `2,5` is 2.5, and `1,000` may be 1000 or 1. A point and a comma
 * are read alike, because countries use them the other way round. Empty if it can't be a number.
 */
export function parseNumber(text: string): string[] {
  const readings = [withoutGroups(text), decimalOf(text)].filter((reading) => reading !== undefined);
  return [...new Set(readings.map((reading) => String(Number(reading))))].filter((reading) => /^[\d.]+$/.test(reading));
}

/** `1,000`, `1'000.5`, and as in India `1,00,000`; the mark of the decimals is another one. */
function withoutGroups(text: string): string | undefined {
  const isGrouped =
    /^[1-9]\d{0,2}([.,'’`´_ \u00A0\u202F])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.test(text) ||
    /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(text);
  if (!isGrouped) return undefined;
  const mark = /[^\d.,]/.exec(text)?.[0] ?? /[.,]/.exec(text)?.[0] ?? '';
  return text.replaceAll(mark, '').replace(',', '.');
}

function decimalOf(text: string): string | undefined {
  return /^\d*(?:[.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined;
}
