import { isWeightText, maxWeightDigits } from '#domain/cart/cart-item.ts';
import { kilogramsPerPound, type Weight } from '#domain/cart/weight.ts';

const unitSpellings = [
  [
    'kg kgs kgm kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilograma kilogramas quilo quilos',
    'kg',
    1,
  ],
  ['g gr gm gms gram grams gramme grammes gramo gramos gramm grama gramas', 'kg', 0.001],
  ['t mt mts m.t m/t tm tn tns ton tons tonne tonnes tonelada toneladas tonnen', 'kg', 1000],
  ['lb lbs pound pounds libra libras', 'kg', kilogramsPerPound],
  ['oz ounce ounces onza onzas', 'kg', 0.028349523125],
  ['l lt ltr ltrs liter liters litre litres litro litros', 'l', 1],
  ['ml millilitre millilitres milliliter milliliters mililitro mililitros', 'ml', 1],
] as const;
export const unitWords: string = unitSpellings.map(([words]) => words).join(' ');
const conversions = new Map(
  unitSpellings.flatMap(([words, unit, factor]) => words.split(' ').map((word) => [word, { unit, factor }])),
);

const isPowerOfTen = /^10*$|^0\.0*1$/;

export function parseDecimalWeight(decimal: string, unitWord: string): Weight | undefined {
  const conversion = conversions.get(unitWord);
  if (!conversion) return undefined;
  const { unit, factor } = conversion;
  if (factor === 1) return isWeightText(decimal) ? { value: decimal, unit } : undefined;
  const number = Number(decimal) * factor;
  // 25 lb become 11.34 kg: more digits would seem more exact than 25 lb are.
  const digits = isPowerOfTen.test(String(factor)) ? maxWeightDigits : maxWeightDigits - 1;
  const text = String(Number(Number(number.toPrecision(digits)).toFixed(maxWeightDigits - 1)));
  // 0.001 g is too little to be stated in kg, and must not become 0.
  return isWeightText(text) && (text !== '0' || number === 0) ? { value: text, unit } : undefined;
}

/** All meanings of a number with its unit; empty if the cart can't store one of them, as with `1,500 t`. */
export function parseWeights(number: string, unit: string): Weight[] {
  const readings = parseWrittenNumber(number);
  const weights = readings.flatMap((value) => parseDecimalWeight(value, unit) ?? []);
  return weights.length === readings.length ? weights : [];
}

/**
 * What a written number may mean, as decimals with a point: `2,5` is 2.5, and `1,000` may be 1000 or 1. A point and a
 * comma are read alike, because countries differ. Empty if it can't be a number.
 */
export function parseWrittenNumber(text: string): string[] {
  const readings = [parseGrouped(text), parseDecimal(text)].map((reading) => String(Number(reading)));
  // Leaves out NaN and 1e+21.
  return [...new Set(readings)].filter((reading) => /^[\d.]+$/.test(reading));
}

/** Groups of thousands: `1,000`, `1'000.5`, in India `1,00,000`. The decimal mark differs from the separator. */
function parseGrouped(text: string): string | undefined {
  const isGrouped =
    /^[1-9]\d{0,2}([.,'’`´_ \u00a0\u202F])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.test(text) ||
    /^[1-9]\d?(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(text);
  if (!isGrouped) return undefined;
  const mark = /[^\d.,]/.exec(text)?.[0] ?? /[.,]/.exec(text)?.[0] ?? '';
  return text.replaceAll(mark, '').replace(',', '.');
}

function parseDecimal(text: string): string | undefined {
  return /^\d*(?:[.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined;
}
