import type { KeyboardEvent } from 'react';

/** Rows that a key goes down; undefined for other keys. Text fields keep the left and right arrow. */
export function rowStep(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  // An open list of units keeps its keys.
  if (CSS.supports('selector(:open)') && event.currentTarget.matches('select:open')) return undefined;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1;
  return key === 'ArrowUp' || key === 'Enter' ? -1 : undefined;
}

export function placeOf(field: HTMLElement): { readonly row: number; readonly column: string } {
  return { row: Number(field.closest('tr')?.dataset.index), column: field.dataset.column ?? '' };
}

export function focusCell(table: HTMLElement | null, row: number, column: string): boolean {
  const field = table?.querySelector(`tr[data-index="${row}"] [data-column="${column}"]`);
  if (!(field instanceof HTMLElement)) return false;
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  return true;
}
