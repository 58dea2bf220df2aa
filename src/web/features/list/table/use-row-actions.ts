import { useCallback, useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { maxTableRows, tableColumns, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { focusCell, getCellPosition, type CellPosition } from '#web/features/list/field-table/table-cells.ts';
import { useTableHandlers, type TableHandlers } from '#web/features/list/field-table/use-table-handlers.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import {
  withCell,
  withChosenProduct,
  withProductLabel,
  type SearchProducts,
} from '#web/features/list/rows/edit-cell.ts';
import { withPastedCells } from '#web/features/list/rows/with-pasted-cells.ts';
import type { Undo } from './use-undo.ts';

export interface RowActions extends TableHandlers {
  readonly edit: (id: string, column: TableColumn, text: string) => void;
  readonly choose: (id: string, productId: ProductId) => void;
  readonly writeProductLabel: (id: string) => void;
  readonly confirm: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly searchProducts: SearchProducts;
}

interface RowActionsOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly undoButton: RefObject<HTMLButtonElement | null>;
  readonly offerUndo: Undo['offer'];
  readonly searchProducts: SearchProducts;
}

export function useRowActions({ table, undoButton, offerUndo, searchProducts }: RowActionsOptions): RowActions {
  const onPaste = useCallback(
    (cells: readonly (readonly string[])[], from: CellPosition<TableColumn>) => {
      const rowsBefore = listDraft.read().rows;
      const rowsAfter = withPastedCells(rowsBefore, cells, from, searchProducts);
      const text = listTableTexts.pasted(Math.min(cells.length, maxTableRows - from.row));
      flushSync(() => {
        listDraft.change({ rows: rowsAfter });
        offerUndo({ text, rowsBefore, rowsAfter });
      });
      focusCell(table.current, from.row, from.column);
    },
    [table, searchProducts, offerUndo],
  );
  const handlers = useTableHandlers({ table, columns: tableColumns, onPaste, addRow });

  return useMemo((): RowActions => {
    const update = (id: string, change: (row: TableRow) => TableRow) => {
      listDraft.change({ rows: listDraft.read().rows.map((row) => (row.id === id ? change(row) : row)) });
    };
    const changeAndRefocus = (id: string, change: (row: TableRow) => TableRow) => {
      const index = listDraft.read().rows.findIndex((row) => row.id === id);
      const pressed = document.activeElement;
      // Renders at once, so that the lines below see whether the pressed button is still there.
      flushSync(() => update(id, change));
      if (pressed?.isConnected) return;
      const buttons = [...(table.current?.querySelectorAll<HTMLElement>('[data-confirms]') ?? [])];
      const following = buttons.find((button) => getCellPosition(button).row >= index);
      if (following) following.focus();
      else focusCell(table.current, index, 'quantity');
    };
    return {
      ...handlers,
      searchProducts,
      edit: (id, column, text) => update(id, (row) => withCell(row, column, text, searchProducts)),
      choose: (id, productId) => changeAndRefocus(id, (row) => withChosenProduct(row, productId)),
      confirm: (id) => changeAndRefocus(id, (row) => ({ ...row, productDoubt: undefined, amountDoubt: undefined })),
      writeProductLabel: (id) => {
        const { rows: all } = listDraft.read();
        const next = all.map((row) => (row.id === id ? withProductLabel(row) : row));
        if (next.some((row, index) => row.product !== all[index]?.product)) listDraft.change({ rows: next });
      },
      remove: (id) => {
        const rowsBefore = listDraft.read().rows;
        const rowsAfter = rowsBefore.filter((row) => row.id !== id);
        flushSync(() => {
          listDraft.change({ rows: rowsAfter });
          offerUndo({ text: listTableTexts.removed(1), rowsBefore, rowsAfter });
        });
        undoButton.current?.focus();
      },
    };
  }, [table, undoButton, offerUndo, searchProducts, handlers]);
}

function addRow(index: number): boolean {
  return index === listDraft.read().rows.length && flushSync(() => listDraft.addRow());
}
