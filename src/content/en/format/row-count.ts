import { formatNumber } from './number.ts';

export function formatRowCount(count: number): string {
  return count === 1 ? '1 row' : `${formatNumber(count)} rows`;
}
