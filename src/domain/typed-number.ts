import { isQuantity, isWeight, minQuantity } from './cart-item.ts';

/**
 * A whole number from 1 to 1,000,000: `1.000` and `1,000` are a thousand. Undefined if the text means none: `2.5` and
 * `10 bags` are errors.
 */
export function parseQuantity(typed: string): number | undefined {
  // A spreadsheet writes 10 as 10.00.
  const text = typed.trim().replace(/[.,]0{1,2}$/, '');
  const isGrouped = /^[1-9]\d{0,2}([.,'’ \u00A0\u202F])\d{3}(?:\1\d{3})*$/.test(text);
  const digits = isGrouped ? text.replaceAll(/\D/g, '') : text;
  return /^\d+$/.test(digits) && isQuantity(Number(digits)) ? Number(digits) : undefined;
}

/**
 * A typed weight as it is stored, `0,5` as `0.5`, without leading zeros. Unchanged where the comma may separate
 * thousands, so that `isWeight` refuses it.
 */
export function parseWeight(typed: string): string {
  const text = typed.trim();
  const isDecimal = /^(?:\d*,\d{1,2}|0+,\d+|\d*,\d{4,})$/.test(text);
  const decimal = isDecimal ? text.replace(',', '.') : text;
  return isWeight(decimal) ? decimal.replace(/^0+(?=\d)/, '') : decimal;
}

/** For assistive technology; undefined if the text is no weight. */
export function weightOf(typed: string): number | undefined {
  const weight = parseWeight(typed);
  return isWeight(weight) ? Number(weight) : undefined;
}

/** One step up or down, never below 1; 1 after a text that is no quantity. */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const next = (parseQuantity(typed) ?? 0) + by;
  return String(isQuantity(next) ? next : (parseQuantity(typed) ?? minQuantity));
}

/** A step of 0.1, never below 0; unchanged if the text is no weight. */
export function stepWeight(typed: string, by: 1 | -1): string {
  const weight = typed.trim() === '' ? '0' : parseWeight(typed);
  const next = String(Math.max(0, Number((Number(weight) + by / 10).toFixed(5))));
  return isWeight(weight) && isWeight(next) ? next : typed;
}
