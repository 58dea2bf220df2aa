import { useCallback, useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { columns, maxTableRows, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { listTable } from '#text/list/list-table.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { createRow } from './create-row.ts';
import { withCell, withProductLabel, type SearchProducts } from './edit-cell.ts';
import { pasteCells } from './paste-cells.ts';
import { productFields } from './product-names.ts';
import { focusCell, getCellPosition, type CellPosition } from './table-cells.ts';
import { useTableHandlers, type TableHandlers } from './use-table-handlers.ts';

/** What a visitor does with a row; the functions stay the same, so that a row is rendered only if it changes. */
export interface RowActions extends TableHandlers {
  readonly edit: (id: string, column: TableColumn, text: string) => void;
  readonly choose: (id: string, product: ProductId) => void;
  readonly writeProductLabel: (id: string) => void;
  readonly confirm: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly searchProducts: SearchProducts;
}

interface RowActionsOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  /** Gets the focus when a row is removed. */
  readonly undoButton: RefObject<HTMLButtonElement | null>;
  readonly searchProducts: SearchProducts;
}

/** A change of several cells that can be taken back. */
interface UndoableChange {
  readonly text: string;
  readonly rows: readonly TableRow[];
}

export function useRowActions({ table, undoButton, searchProducts }: RowActionsOptions) {
  const [undoable, setUndoable] = useState<UndoableChange>();

  const onPaste = useCallback(
    (cells: readonly (readonly string[])[], from: CellPosition<TableColumn>) => {
      const before = listDraft.read().rows;
      flushSync(() => {
        listDraft.change({ rows: pasteCells(before, cells, from, searchProducts) });
        setUndoable({ text: listTable.pasted(Math.min(cells.length, maxTableRows - from.row)), rows: before });
      });
      focusCell(table.current, from.row, from.column);
    },
    [table, searchProducts],
  );
  const handlers = useTableHandlers({ table, columns, onPaste, addRow });

  const actions = useMemo((): RowActions => {
    const update = (id: string, change: (row: TableRow) => TableRow) => {
      setUndoable(undefined);
      listDraft.change({ rows: listDraft.read().rows.map((row) => (row.id === id ? change(row) : row)) });
    };
    /** Changes a row. If the pressed button is gone then, focuses the next one like it, or else the row. */
    const changeAndRefocus = (id: string, change: (row: TableRow) => TableRow) => {
      const index = listDraft.read().rows.findIndex((row) => row.id === id);
      const pressed = document.activeElement;
      flushSync(() => update(id, change));
      if (pressed?.isConnected) return;
      const buttons = [...(table.current?.querySelectorAll<HTMLElement>('[data-column=confirm]') ?? [])];
      const following = buttons.find((button) => getCellPosition(button).row >= index);
      if (following) following.focus();
      else focusCell(table.current, index, 'quantity');
    };
    return {
      ...handlers,
      searchProducts,
      edit: (id, column, text) => update(id, (row) => withCell(row, column, text, searchProducts)),
      choose: (id, product) =>
        changeAndRefocus(id, (row) => ({
          ...row,
          ...productFields(product),
          originName: undefined,
          choices: [],
          productDoubt: undefined,
        })),
      confirm: (id) => changeAndRefocus(id, (row) => ({ ...row, productDoubt: undefined, amountDoubt: undefined })),
      writeProductLabel: (id) => {
        const { rows: all } = listDraft.read();
        const next = all.map((row) => (row.id === id ? withProductLabel(row) : row));
        if (next.some((row, index) => row.product !== all[index]?.product)) listDraft.change({ rows: next });
      },
      remove: (id) => {
        const before = listDraft.read().rows;
        flushSync(() => {
          listDraft.change({ rows: before.filter((row) => row.id !== id) });
          setUndoable({ text: listTable.removed(1), rows: before });
        });
        undoButton.current?.focus();
      },
    };
  }, [table, undoButton, searchProducts, handlers]);

  const undoChange = () => {
    if (undoable) listDraft.change({ rows: undoable.rows });
    setUndoable(undefined);
  };
  return { actions, undoable, undoChange };
}

/** Adds a row below the last one, unless the table is full. */
function addRow(index: number): boolean {
  const { rows } = listDraft.read();
  if (index !== rows.length || rows.length >= maxTableRows) return false;
  flushSync(() => listDraft.change({ rows: [...rows, createRow()] }));
  return true;
}
