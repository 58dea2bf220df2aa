import { findPounds, type Total, type Weight } from '#domain/cart/weight.ts';

/**
 * Groups the thousands of a number or decimal text: `11126.5` becomes `11,126.5`. Not by `Intl`: its first use takes 50
 * ms on a slow phone, and this runs in response to a tap; and it rounds.
 */
export function formatNumber(value: number | string): string {
  const [whole = '', ...decimals] = String(value).trim().split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return [groups.join(','), ...decimals].join('.');
}

/** A number and its unit, kept on one line by a no-break space: `1,000 kg`. */
export function formatMeasure(value: number | string, unit: string): string {
  return `${formatNumber(value)}\u00a0${unit}`;
}

/** `40 × 25 kg`, on one line. */
export function formatPacks(quantity: number, weight: string, unit: string): string {
  return `${formatNumber(quantity)}\u00a0×\u00a0${formatMeasure(weight, unit)}`;
}

export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${formatNumber(count)} items`;
}

/** `11,126.5 kg (24,530 lb) and 12 l`. */
export function formatWeights(weights: readonly Weight[]): string {
  return weights
    .map((weight) => `${formatMeasure(weight.value, weight.unit)} ${formatPounds(weight)}`.trimEnd())
    .join(' and ');
}

/** `11,126.5 kg (24,530 lb) and 12 l, 1 item without weight`. */
export function formatTotal({ weights, weightlessCount }: Total): string {
  const missing = weightlessCount === 0 ? '' : `${formatItemCount(weightlessCount)} without weight`;
  return [formatWeights(weights), missing].filter((part) => part !== '').join(', ');
}

/** `(24,530 lb)` for a weight; empty for a volume. */
export function formatPounds(weight: Weight): string {
  const pounds = findPounds(weight);
  return pounds === undefined ? '' : `(${formatMeasure(pounds, 'lb')})`;
}

/** Weights rounded for narrow places, from 1,000 kg on in tonnes: `11.1 t and 12 l`. */
export function formatRoundedWeights(weights: readonly Weight[]): string {
  return weights
    .map(({ value, unit }) => {
      const isTonnes = unit === 'kg' && Number(value) >= 1000;
      const rounded = Math.round((Number(value) / (isTonnes ? 1000 : 1)) * 10) / 10;
      return formatMeasure(rounded, isTonnes ? 't' : unit);
    })
    .join(' and ');
}
