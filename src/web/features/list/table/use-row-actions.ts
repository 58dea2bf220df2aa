import { useMemo, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTable } from '#text/list-table.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { maxTableRows, pasteCells, setCell, splitCells, withLabel } from './paste-cells.ts';
import { productFields } from './products.ts';
import { focusCell, placeOf, rowStep } from './table-keys.ts';
import { columns, createRow, type Column, type TableRow } from './table-row.ts';

/** What a visitor does with a row; the functions stay the same, so that a row is rendered only if it changes. */
export interface RowActions {
  readonly edit: (id: string, column: Column, text: string) => void;
  readonly choose: (id: string, product: ProductId) => void;
  readonly leave: (id: string) => void;
  readonly confirm: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly findProducts: (text: string) => readonly ProductId[];
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

interface RowActionsOptions {
  table: RefObject<HTMLTableElement | null>;
  /** Gets the focus when a row is removed. */
  undo: RefObject<HTMLButtonElement | null>;
  findProducts: RowActions['findProducts'];
}

/** A change of several cells that can be taken back. */
interface Step {
  readonly text: string;
  readonly rows: readonly TableRow[];
}

export function useRowActions({ table, undo, findProducts }: RowActionsOptions) {
  const [step, setStep] = useState<Step>();

  const actions = useMemo((): RowActions => {
    const update = (id: string, next: (row: TableRow) => TableRow) => {
      setStep(undefined);
      listDraft.change({ rows: listDraft.read().rows.map((row) => (row.id === id ? next(row) : row)) });
    };
    /** Changes a row; a button that was pressed for it and is gone passes the focus on to the next one, or to the row. */
    const changeAndRefocus = (id: string, next: (row: TableRow) => TableRow) => {
      const at = listDraft.read().rows.findIndex((row) => row.id === id);
      const pressed = document.activeElement;
      flushSync(() => update(id, next));
      if (pressed?.isConnected) return;
      const buttons = [...(table.current?.querySelectorAll<HTMLElement>('[data-column=confirm]') ?? [])];
      const following = buttons.find((button) => placeOf(button).row >= at);
      if (following) following.focus();
      else focusCell(table.current, at, 'quantity');
    };
    return {
      findProducts,
      edit: (id, column, text) => update(id, (row) => setCell(row, column, text, findProducts)),
      choose: (id, product) =>
        changeAndRefocus(id, (row) => ({
          ...row,
          ...productFields(product),
          from: '',
          choices: [],
          productDoubt: undefined,
        })),
      confirm: (id) => changeAndRefocus(id, (row) => ({ ...row, productDoubt: undefined, amountDoubt: undefined })),
      leave: (id) => {
        const { rows: all } = listDraft.read();
        const next = all.map((row) => (row.id === id ? withLabel(row) : row));
        if (next.some((row, index) => row.product !== all[index]?.product)) listDraft.change({ rows: next });
      },
      remove: (id) => {
        const before = listDraft.read().rows;
        flushSync(() => {
          listDraft.change({ rows: before.filter((row) => row.id !== id) });
          setStep({ text: listTable.removed(1), rows: before });
        });
        undo.current?.focus();
      },
      onKeyDown: (event) => {
        const by = rowStep(event);
        if (by === undefined) return;
        event.preventDefault();
        const { row, column } = placeOf(event.currentTarget);
        const { rows: all } = listDraft.read();
        const isNew = event.key === 'Enter' && row + by === all.length && all.length < maxTableRows;
        if (isNew) flushSync(() => listDraft.change({ rows: [...all, createRow()] }));
        focusCell(table.current, row + by, isNew ? 'product' : column);
      },
      onPaste: (event) => {
        const cells = splitCells(event.clipboardData.getData('text/plain'));
        const { row, column } = placeOf(event.currentTarget);
        if (!cells || !isColumn(column)) return;
        event.preventDefault();
        const before = listDraft.read().rows;
        flushSync(() => {
          listDraft.change({ rows: pasteCells(before, cells, { row, column }, findProducts) });
          setStep({ text: listTable.pasted(Math.min(cells.length, maxTableRows - row)), rows: before });
        });
        focusCell(table.current, row, column);
      },
    };
  }, [table, undo, findProducts]);

  const undoStep = () => {
    if (step) listDraft.change({ rows: step.rows });
    setStep(undefined);
  };
  return { actions, step, undoStep };
}

function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}
