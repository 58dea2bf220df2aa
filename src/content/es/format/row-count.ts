import { formatNumber } from './number.ts';

export function formatRowCount(count: number): string {
  return count === 1 ? '1 fila' : `${formatNumber(count)} filas`;
}
