import { memo, useId, type ChangeEvent } from 'react';
import { units } from '#domain/cart/cart-item.ts';
import { getRowState, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { listTable } from '#text/list/list-table.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { cellFieldClass, CellTitle } from './field-table.tsx';
import { ProductCell } from './product-cell.tsx';
import { ProductChoices } from './product-choices.tsx';
import { SourceLine } from './source-line.tsx';
import { StateCell } from './state-cell.tsx';
import type { RowActions } from './use-row-actions.ts';
import styles from './table-row-view.module.css';

interface TableRowViewProps {
  row: TableRow;
  index: number;
  hasSource: boolean;
  actions: RowActions;
}

export const TableRowView = memo(function TableRowView({ row, index, hasSource, actions }: TableRowViewProps) {
  const { id } = row;
  const number = index + 1;
  const rowState = getRowState(row);
  const stateId = useId();
  const field = (column: TableColumn) => ({
    className: cellFieldClass,
    'aria-label': listTable.cell(listTable.columns[column], number),
    'aria-describedby': stateId,
    'aria-invalid': rowState.state === 'missing' && rowState.column === column ? (true as const) : undefined,
    'data-column': column,
    onKeyDown: actions.onKeyDown,
    onPaste: actions.onPaste,
  });
  const textField = (column: 'quantity' | 'packWeight' | 'note') => ({
    ...field(column),
    value: row[column],
    inputMode: column === 'note' ? ('text' as const) : ('decimal' as const),
    onChange: (event: ChangeEvent<HTMLInputElement>) => actions.edit(id, column, event.currentTarget.value),
  });
  return (
    <tr data-index={index} data-state={rowState.state} className={styles.row}>
      <th scope="row" className="self-start text-sm font-normal text-ink-soft tabular-nums">
        <HiddenText>{listTable.row(number)}</HiddenText>
        <span aria-hidden="true">{number}</span>
      </th>
      {hasSource && (
        <td className={`col-span-2 mb-2 self-start text-sm leading-snug whitespace-pre-wrap ${styles.level}`}>
          <SourceLine source={row.source} marks={row.marks} />
        </td>
      )}
      <td className="col-span-full">
        <Title column="product" />
        <ProductCell
          {...field('product')}
          value={row.product}
          placeholder={listTable.choose}
          choices={row.choices}
          searchProducts={actions.searchProducts}
          onType={(text) => actions.edit(id, 'product', text)}
          onLeave={() => actions.completeProduct(id)}
          onChoose={(product) => actions.choose(id, product)}
        />
        {rowState.state === 'missing' && rowState.problem === 'which-product' && (
          <ProductChoices number={number} choices={row.choices} onChoose={(product) => actions.choose(id, product)} />
        )}
      </td>
      <td className={`${styles.wide} ${styles.amount}`}>
        <Title column="quantity" />
        <input {...textField('quantity')} autoComplete="off" />
      </td>
      <td className={styles.amount}>
        <Title column="packWeight" />
        <input {...textField('packWeight')} autoComplete="off" />
      </td>
      <td className={styles.amount}>
        <Title column="unit" />
        <select
          {...field('unit')}
          value={row.unit}
          onChange={(event) => actions.edit(id, 'unit', event.currentTarget.value)}
        >
          {units.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </td>
      <td className="col-span-full">
        <Title column="note" />
        <input {...textField('note')} autoComplete="off" />
      </td>
      <td className={`col-span-full text-sm leading-snug ${styles.level}`}>
        <StateCell id={stateId} number={number} row={row} rowState={rowState} actions={actions} />
      </td>
      <td className={styles.remove}>
        <IconButton
          icon="trash"
          iconSize={18}
          label={listTable.remove(number)}
          className="text-ink-soft hover:text-ink"
          onClick={() => actions.remove(id)}
        />
      </td>
    </tr>
  );
});

function Title({ column }: { column: TableColumn }) {
  return <CellTitle className="font-semibold" text={listTable.columns[column]} />;
}
