import { useMemo, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { parsePastedCells } from './parse-pasted-cells.ts';
import { focusCell, getCellPosition, type CellPosition } from './table-cells.ts';

interface TableHandlersOptions<Column extends string> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly columns: readonly [Column, ...Column[]];
  readonly onPaste: (cells: readonly (readonly string[])[], from: CellPosition<Column>) => void;
  /** Adds a row at the index `row`, to which Enter moves. Returns false if no row may be added there. */
  readonly addRow?: (row: number) => boolean;
}

export interface TableHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

export function useTableHandlers<Column extends string>({
  table,
  columns,
  onPaste,
  addRow,
}: TableHandlersOptions<Column>): TableHandlers {
  return useMemo(
    () => ({
      onKeyDown: (event) => {
        const rowStep = findRowStep(event);
        if (rowStep === undefined) return;
        event.preventDefault();
        const { row, column } = getCellPosition(event.currentTarget);
        const isNew = event.key === 'Enter' && addRow?.(row + rowStep);
        focusCell(table.current, row + rowStep, isNew ? columns[0] : column);
      },
      onPaste: (event) => {
        const cells = parsePastedCells(event.clipboardData.getData('text/plain'));
        const { row, column: name } = getCellPosition(event.currentTarget);
        const column = columns.find((each) => each === name);
        if (!cells || column === undefined) return;
        event.preventDefault();
        onPaste(cells, { row, column });
      },
    }),
    [table, columns, onPaste, addRow],
  );
}

function findRowStep(event: KeyboardEvent<HTMLElement>): 1 | -1 | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
  if (altKey || ctrlKey || metaKey || nativeEvent.isComposing) return undefined;
  // In the open menu of a `<select>` the arrow keys choose an option.
  if (CSS.supports('selector(:open)') && event.currentTarget.matches('select:open')) return undefined;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return 1;
  return key === 'ArrowUp' || key === 'Enter' ? -1 : undefined;
}
