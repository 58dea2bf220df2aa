import { formatAmounts as formatEnglish, formatNumber, formatRoundedAmounts as roundEnglish } from '../en/number.ts';
import type { Amount, Total } from '#domain/cart/amount.ts';

export { formatMeasure, formatNumber, formatPacks, formatPounds } from '../en/number.ts';

/** `11,126.5 kg (24,530 lb) y 12 l`. */
export function formatAmounts(amounts: readonly Amount[]): string {
  return amounts.map((amount) => formatEnglish([amount])).join(' y ');
}

/** `11,126.5 kg (24,530 lb) y 12 l, 1 producto sin peso`. */
export function formatTotal({ amounts, withoutWeight }: Total): string {
  const missing =
    withoutWeight === 0
      ? ''
      : `${withoutWeight === 1 ? '1 producto' : `${formatNumber(withoutWeight)} productos`} sin peso`;
  return [formatAmounts(amounts), missing].filter((part) => part !== '').join(', ');
}

/** Amounts rounded for narrow places, from 1,000 kg on in tonnes: `11.1 t y 12 l`. */
export function formatRoundedAmounts(amounts: readonly Amount[]): string {
  return amounts.map((amount) => roundEnglish([amount])).join(' y ');
}
