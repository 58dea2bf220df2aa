import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listTable } from '#text/list-table.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FieldTable } from './field-table.tsx';
import { maxTableRows, pasteCells, setCell, splitCells, withLabel } from './paste-cells.ts';
import { productFields } from './products.ts';
import type { RowActions } from './row-actions.ts';
import { focusCell, placeOf, rowStep } from './table-keys.ts';
import { TableRowView } from './table-row-view.tsx';
import { columns, createRow, type Column, type TableRow } from './table-row.ts';
import styles from './list-table.module.css';

interface ListTableProps {
  rows: readonly TableRow[];
  findProducts: (text: string) => readonly ProductId[];
}

interface Step {
  readonly text: string;
  readonly rows: readonly TableRow[];
}

export function ListTable({ rows, findProducts }: ListTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [step, setStep] = useState<Step>();
  const hasSource = rows.some(({ source }) => source !== '');

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
  }, [findProducts]);

  return (
    <div className="@container grid grid-cols-1 gap-2">
      <FieldTable
        ref={table}
        label={listTable.label}
        className={`wrap-anywhere ${styles.table} ${hasSource ? '' : styles.unsourced}`}
        head={
          <>
            <th scope="col">
              <HiddenText>{listTable.rowNumber}</HiddenText>
            </th>
            {hasSource && <th scope="col">{listTable.source}</th>}
            {columns.map((column) => (
              <th key={column} scope="col">
                {listTable.columns[column]}
              </th>
            ))}
            <th scope="col">{listTable.state}</th>
            <th scope="col">
              <HiddenText>{listTable.removal}</HiddenText>
            </th>
          </>
        }
      >
        {rows.map((row, index) => (
          <TableRowView key={row.id} row={row} index={index} hasSource={hasSource} actions={actions} />
        ))}
      </FieldTable>
      <p className="text-sm text-ink-soft">{listTable.keys}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          variant="text"
          onClick={() => {
            flushSync(() => listDraft.change({ rows: [...listDraft.read().rows, createRow()] }));
            focusCell(table.current, listDraft.read().rows.length - 1, 'product');
          }}
        >
          <Icon name="plus" size={18} />
          {listTable.addRow}
        </Button>
        <p role="status" className="text-sm text-ink-soft empty:absolute">
          {step?.text}
        </p>
        {step && (
          <Button
            ref={undo}
            variant="text"
            onClick={() => {
              listDraft.change({ rows: step.rows });
              setStep(undefined);
            }}
          >
            <Icon name="undo" size={18} />
            {listTable.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}
