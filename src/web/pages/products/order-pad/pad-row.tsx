import { memo, useId } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { findItemWeight } from '#domain/cart/weight.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { getRowState, type TableRow } from '#domain/list-table/table-row.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { listTableTexts, rowProblems } from '#text/list/list-table.ts';
import { orderPadTexts } from '#text/list/order-pad.ts';
import type { CatalogueEntry } from '#web/features/catalogue/catalogue-entries.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { CellInput, getCellFieldProps, UnitSelect } from '#web/features/list/field-table/cell-fields.tsx';
import { CellTitle } from '#web/features/list/field-table/field-table.tsx';
import type { TableHandlers } from '#web/features/list/field-table/use-table-handlers.ts';
import { createRow } from '#web/features/list/rows/create-row.ts';
import { ProductLink } from '#web/pages/products/product-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { setPadCells, type PadColumn } from './pad-rows.ts';
import styles from './order-pad.module.css';

interface PadRowProps extends TableHandlers {
  product: ListedProduct;
  entry: CatalogueEntry | undefined;
  row: TableRow | undefined;
  index: number;
}

const blankRow = createRow();

export const PadRow = memo(function PadRow({ product, entry, row = blankRow, index, ...handlers }: PadRowProps) {
  const { id, name, picture } = product;
  const stateId = useId();
  const isFilled = row.quantity.trim() !== '' || row.packWeight.trim() !== '';
  const rowState = isFilled ? getRowState(row) : undefined;
  const hasItem = rowState?.status === 'complete' || rowState?.status === 'doubtful';
  const weight = hasItem ? findItemWeight(rowState.item) : undefined;
  const getFieldProps = (column: PadColumn) => ({
    ...handlers,
    ...getCellFieldProps({
      column,
      label: orderPadTexts.cell(listTableTexts.columns[column], name),
      stateId,
      rowState,
    }),
    value: row[column],
    onChange: (text: string) => setPadCells([{ id, column, text }]),
  });
  const mesh = entry?.figures.find(({ label }) => label === specificationLabels.mesh)?.value;
  return (
    <tr data-index={index} className={styles.row} data-filled={isFilled || undefined}>
      <th scope="row" className={styles.product}>
        <span className="flex items-center gap-3">
          <Picture source={picture} alt="" sizes="72px" className={styles.picture} />
          <span className="min-w-0">
            <ProductLink id={id} className="font-semibold text-ink">
              {name}
            </ProductLink>
            <ProductNotices ids={[id]} />
          </span>
        </span>
      </th>
      <td className={styles.size}>
        <CellTitle text={orderPadTexts.size} />
        <span>{isGraded(id) ? orderPadTexts.diameter(grades[id].diameterMm) : mesh && addNoBreakSpaces(mesh)}</span>
      </td>
      <td className={styles.hsCode}>
        <CellTitle text={specificationLabels.hsCode} />
        <span>{entry?.hsCode}</span>
      </td>
      <td className={styles.packing}>
        <CellTitle text={specificationLabels.packing} />
        {entry && <span>{addNoBreakSpaces(entry.packing)}</span>}
      </td>
      <td>
        <CellTitle text={listTableTexts.columns.quantity} />
        <CellInput {...getFieldProps('quantity')} inputMode="numeric" />
      </td>
      <td>
        <CellTitle text={listTableTexts.columns.packWeight} />
        <CellInput {...getFieldProps('packWeight')} inputMode="decimal" />
      </td>
      <td>
        <CellTitle text={listTableTexts.columns.unit} />
        <UnitSelect {...getFieldProps('unit')} />
      </td>
      <td id={stateId} className={styles.state}>
        {weight && <strong>{orderPadTexts.weight(weight)}</strong>}
        {rowState?.status === 'incomplete' && <span className="text-chilli">{rowProblems[rowState.problem]}</span>}
      </td>
    </tr>
  );
});
