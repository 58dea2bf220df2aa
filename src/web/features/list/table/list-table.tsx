import { useRef, type RefObject } from 'react';
import { maxTableRows, tableColumns, type TableRow } from '#domain/list-table/table-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { FieldTable } from '#web/features/list/field-table/field-table.tsx';
import type { SearchProducts } from '#web/features/list/rows/edit-cell.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { TableRowView } from './table-row-view.tsx';
import { useRowActions } from './use-row-actions.ts';
import type { Undo } from './use-undo.ts';
import styles from './list-table.module.css';

export interface ListTableProps {
  ref: RefObject<HTMLTableElement | null>;
  rows: readonly TableRow[];
  undo: Undo;
  searchProducts: SearchProducts;
  onAddRow: () => void;
}

export function ListTable({ ref, rows, undo, searchProducts, onAddRow }: ListTableProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const hasSource = rows.some(({ source }) => source !== '');
  const actions = useRowActions({ table: ref, undoButton, offerUndo: undo.offer, searchProducts });

  return (
    <div className="@container grid grid-cols-1 gap-2">
      <FieldTable
        ref={ref}
        label={listTableTexts.label}
        className={styles.table}
        data-sourced={hasSource || undefined}
        head={
          <>
            <th scope="col">
              <HiddenText>{listTableTexts.rowNumber}</HiddenText>
            </th>
            {hasSource && <th scope="col">{listTableTexts.source}</th>}
            {tableColumns.map((column) => (
              <th key={column} scope="col">
                {listTableTexts.columns[column]}
              </th>
            ))}
            <th scope="col">{listTableTexts.state}</th>
            <th scope="col">
              <HiddenText>{listTableTexts.removal}</HiddenText>
            </th>
          </>
        }
      >
        {rows.map((row, index) => (
          <TableRowView key={row.id} row={row} index={index} hasSource={hasSource} actions={actions} />
        ))}
      </FieldTable>
      <p className="text-small text-ink-soft pointer-coarse:hidden">{listTableTexts.keyboardHint}</p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button variant="text" onClick={onAddRow}>
          <Icon name="plus" size={18} />
          {listTableTexts.addRow}
        </Button>
        <Status variant="note">{rows.length >= maxTableRows && listTableTexts.tableFull(maxTableRows)}</Status>
        <Status variant="note">{undo.text}</Status>
        {undo.text !== undefined && (
          <Button ref={undoButton} variant="text" onClick={undo.apply}>
            <Icon name="undo" size={18} />
            {listTableTexts.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
