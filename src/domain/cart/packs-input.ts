import { isQuantity, isWeightText, minQuantity } from './cart-item.ts';

/**
 * Parses a whole number from 1 to 1,000,000; `1.000` and `1,000` are a thousand. Undefined for any other text, such as
 * `2.5` and `10 bags`. It is stricter than `parseWrittenNumber`, which finds all meanings of a weight: a quantity must
 * have one.
 */
export function parseQuantity(typed: string): number | undefined {
  // A spreadsheet may write 10 as 10.00.
  const text = typed.trim().replace(/[.,]0{1,2}$/, '');
  const isGrouped = /^[1-9]\d{0,2}([.,'’ \u00a0\u202F])\d{3}(?:\1\d{3})*$/.test(text);
  const digits = isGrouped ? text.replaceAll(/\D/g, '') : text;
  return /^\d+$/.test(digits) && isQuantity(Number(digits)) ? Number(digits) : undefined;
}

/**
 * Returns a weight as it is stored: `0,5` as `0.5`, without leading zeros. Leaves a comma that may separate thousands,
 * so that `isWeightText` refuses it.
 */
export function normalizeWeight(typed: string): string {
  const text = typed.trim();
  const isDecimal = /^(?:\d*,\d{1,2}|0+,\d+|\d*,\d{4,})$/.test(text);
  const decimal = (isDecimal ? text.replace(',', '.') : text).replace(/^0+(?=\d)/, '');
  return isWeightText(decimal) ? decimal : text;
}

export function parseWeight(typed: string): number | undefined {
  const weight = normalizeWeight(typed);
  return isWeightText(weight) ? Number(weight) : undefined;
}

export function stepQuantity(typed: string, by: 1 | -1): string {
  const next = (parseQuantity(typed) ?? 0) + by;
  return String(isQuantity(next) ? next : (parseQuantity(typed) ?? minQuantity));
}

const weightStep = 0.1;

export function stepWeight(typed: string, by: 1 | -1): string {
  const weight = typed.trim() === '' ? '0' : normalizeWeight(typed);
  const next = String(Math.max(0, Number((Number(weight) + by * weightStep).toFixed(5))));
  return isWeightText(weight) && isWeightText(next) ? next : typed;
}
