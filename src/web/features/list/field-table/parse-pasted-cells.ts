import { splitRowsAt } from '#domain/quick-list/rows/rows.ts';

/** Returns undefined for a single cell, which the browser itself pastes. */
export function parsePastedCells(text: string): string[][] | undefined {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows = splitRowsAt(plain, '\t').map(({ cells }) => cells.map((cell) => cell.replaceAll('\n', ' ')));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
