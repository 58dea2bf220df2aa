import {
  formatWeights as formatEnglishWeights,
  formatNumber,
  formatRoundedWeights as roundEnglishWeights,
} from '../../en/format/number.ts';
import type { Total, Weight } from '#domain/cart/weight.ts';

export { formatMeasure, formatNumber, formatPacks, formatPounds } from '../../en/format/number.ts';

export function formatItemCount(count: number): string {
  return count === 1 ? '1 producto' : `${formatNumber(count)} productos`;
}

/** `11,126.5 kg (24,530 lb) y 12 l`. */
export function formatWeights(weights: readonly Weight[]): string {
  return weights.map((weight) => formatEnglishWeights([weight])).join(' y ');
}

/** `11,126.5 kg (24,530 lb) y 12 l, 1 producto sin peso`. */
export function formatTotal({ weights, weightlessCount }: Total): string {
  const missing = weightlessCount === 0 ? '' : `${formatItemCount(weightlessCount)} sin peso`;
  return [formatWeights(weights), missing].filter((part) => part !== '').join(', ');
}

/** Weights rounded for narrow places, from 1,000 kg on in tonnes: `11.1 t y 12 l`. */
export function formatRoundedWeights(weights: readonly Weight[]): string {
  return weights.map((weight) => roundEnglishWeights([weight])).join(' y ');
}
