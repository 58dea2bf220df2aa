import { memo, useId } from 'react';
import { getRowState, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { CellInput, getCellFieldProps, UnitSelect } from '#web/features/list/field-table/cell-fields.tsx';
import { CellTitle } from '#web/features/list/field-table/field-table.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { ProductChoices } from './product-choices.tsx';
import { ProductCombobox } from './product-combobox.tsx';
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
  const rowNumber = index + 1;
  const rowState = getRowState(row);
  const stateId = useId();
  const getFieldProps = (column: TableColumn) => ({
    ...getCellFieldProps({
      column,
      label: listTableTexts.cell(listTableTexts.columns[column], rowNumber),
      stateId,
      rowState,
    }),
    onKeyDown: actions.onKeyDown,
    onPaste: actions.onPaste,
  });
  const getEditableProps = (column: 'quantity' | 'packWeight' | 'unit' | 'note') => ({
    ...getFieldProps(column),
    value: row[column],
    onChange: (text: string) => actions.edit(id, column, text),
  });
  return (
    <tr className={styles.row} data-index={index} data-doubtful={rowState.status === 'doubtful' || undefined}>
      <th scope="row" className={styles.rowNumber}>
        <HiddenText>{listTableTexts.row(rowNumber)}</HiddenText>
        <span aria-hidden="true">{rowNumber}</span>
      </th>
      {hasSource && (
        <td className={styles.source}>
          <SourceLine source={row.source} marks={row.marks} />
        </td>
      )}
      <td className={styles.product}>
        <Title column="product" />
        <ProductCombobox
          {...getFieldProps('product')}
          value={row.product}
          placeholder={listTableTexts.choose}
          choices={row.choices}
          searchProducts={actions.searchProducts}
          onChange={(text) => actions.edit(id, 'product', text)}
          onLeave={() => actions.writeProductLabel(id)}
          onChoose={(productId) => actions.choose(id, productId)}
        />
        {rowState.status === 'incomplete' && rowState.problem === 'ambiguous-product' && (
          <ProductChoices
            rowNumber={rowNumber}
            choices={row.choices}
            onChoose={(productId) => actions.choose(id, productId)}
          />
        )}
      </td>
      <td className={styles.quantity}>
        <Title column="quantity" />
        <CellInput {...getEditableProps('quantity')} inputMode="decimal" />
      </td>
      <td className={styles.packWeight}>
        <Title column="packWeight" />
        <CellInput {...getEditableProps('packWeight')} inputMode="decimal" />
      </td>
      <td className={styles.unit}>
        <Title column="unit" />
        <UnitSelect {...getEditableProps('unit')} />
      </td>
      <td className={styles.note}>
        <Title column="note" />
        <CellInput {...getEditableProps('note')} />
      </td>
      <td className={styles.state}>
        <StateCell id={stateId} rowNumber={rowNumber} row={row} rowState={rowState} actions={actions} />
      </td>
      <td className={styles.remove}>
        <IconButton
          icon="trash"
          iconSize={18}
          label={listTableTexts.remove(rowNumber)}
          className="text-ink-soft hover:text-ink"
          onClick={() => actions.remove(id)}
        />
      </td>
    </tr>
  );
});

function Title({ column }: { column: TableColumn }) {
  return <CellTitle className="font-semibold" text={listTableTexts.columns[column]} />;
}
