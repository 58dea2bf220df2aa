export interface CellPosition<Column extends string = string> {
  readonly row: number;
  readonly column: Column;
}

export function getCellPosition(element: HTMLElement): CellPosition {
  return { row: Number(element.closest('tr')?.dataset.index), column: element.dataset.column ?? '' };
}

export function focusCell(table: HTMLElement | null, row: number, column: string): void {
  const field = table?.querySelector(`tr[data-index="${row}"] [data-column="${column}"]`);
  if (!(field instanceof HTMLElement)) return;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
}
