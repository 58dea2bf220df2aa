import { isQuantity, isWeight, minQuantity } from './cart-item.ts';

/**
 * The whole number from 1 to 1,000,000 that a typed text means; undefined if it means none, so that `2.5` and `10 bags` are
 * an error and no other number. Marks of thousands can mean nothing else here: `1.000` and `1,000` are a thousand.
 */
export function parseQuantity(typed: string): number | undefined {
  // A spreadsheet writes 10 as 10.00.
  const text = typed.trim().replace(/[.,]0{1,2}$/, '');
  const isGrouped = /^[1-9]\d{0,2}([.,'’ \u00A0\u202F])\d{3}(?:\1\d{3})*$/.test(text);
  const digits = isGrouped ? text.replaceAll(/\D/g, '') : text;
  return /^\d+$/.test(digits) && isQuantity(Number(digits)) ? Number(digits) : undefined;
}

/**
 * A typed weight as it is stored: with a decimal point for a comma, and without leading zeros: `0,5` is `0.5`. Unchanged
 * where the comma may separate thousands, so that `isWeight` refuses it.
 */
export function parseWeight(typed: string): string {
  const text = typed.trim();
  const isDecimal = /^(?:\d*,\d{1,2}|0+,\d+|\d*,\d{4,})$/.test(text);
  const decimal = (isDecimal ? text.replace(',', '.') : text).replace(/^0+(?=\d)/, '');
  return isWeight(decimal) ? decimal : text;
}

/** The number of a typed weight, for assistive technology; undefined if it is none. */
export function weightOf(typed: string): number | undefined {
  const weight = parseWeight(typed);
  return isWeight(weight) ? Number(weight) : undefined;
}

/** The text of a quantity after one step up or down, never below 1; 1 after a text that is no quantity. */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const next = (parseQuantity(typed) ?? 0) + by;
  return String(isQuantity(next) ? next : (parseQuantity(typed) ?? minQuantity));
}

/** The text of a weight after one step of 0.1 up or down, never below 0; unchanged if it is no weight. */
export function stepWeight(typed: string, by: 1 | -1): string {
  const weight = typed.trim() === '' ? '0' : parseWeight(typed);
  const next = String(Math.max(0, Number((Number(weight) + by / 10).toFixed(5))));
  return isWeight(weight) && isWeight(next) ? next : typed;
}
