import { formatAmounts as formatEnglish, formatRoundedAmounts as roundEnglish } from '../en/number.ts';
import type { Amount } from '#domain/amount.ts';

export { formatMeasure, formatNumber, formatPacks, formatPounds } from '../en/number.ts';

/** `11,126.5 kg (24,530 lb) y 12 l`. */
export function formatAmounts(amounts: readonly Amount[]): string {
  return amounts.map((amount) => formatEnglish([amount])).join(' y ');
}

/** Amounts rounded for narrow places, from 1,000 kg on in tonnes: `11.1 t y 12 l`. */
export function formatRoundedAmounts(amounts: readonly Amount[]): string {
  return amounts.map((amount) => roundEnglish([amount])).join(' y ');
}
