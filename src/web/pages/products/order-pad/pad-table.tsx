import { useCallback, useRef } from 'react';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { orderPadTexts } from '#text/list/order-pad.ts';
import { useLoaded } from '#web/browser/use-loaded.ts';
import { loadCatalogueEntries, type CatalogueEntriesById } from '#web/features/catalogue/catalogue-entries.ts';
import { FieldTable } from '#web/features/list/field-table/field-table.tsx';
import type { CellPosition } from '#web/features/list/field-table/table-cells.ts';
import { useTableHandlers } from '#web/features/list/field-table/use-table-handlers.ts';
import { PadRow } from './pad-row.tsx';
import { padColumns, setPadCells, type PadColumn, type PadRowsByProduct } from './pad-rows.ts';
import styles from './order-pad.module.css';

interface PadTableProps {
  products: readonly ListedProduct[];
  rows: PadRowsByProduct;
}

export function PadTable({ products, rows }: PadTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const entries = useLoaded(tryToLoadCatalogueEntries)?.value;

  const onPaste = useCallback(
    (cells: readonly (readonly string[])[], from: CellPosition<PadColumn>) => {
      const first = padColumns.indexOf(from.column);
      setPadCells(
        cells.flatMap((line, down) =>
          line.flatMap((text, right) => {
            const [product, column] = [products[from.row + down], padColumns[first + right]];
            return product && column ? [{ id: product.id, column, text }] : [];
          }),
        ),
      );
    },
    [products],
  );
  const handlers = useTableHandlers({ table, columns: padColumns, onPaste });

  return (
    <FieldTable
      ref={table}
      label={orderPadTexts.label}
      className={styles.table}
      head={[
        listTableTexts.columns.product,
        orderPadTexts.size,
        specificationLabels.hsCode,
        specificationLabels.packing,
        listTableTexts.columns.quantity,
        listTableTexts.columns.packWeight,
        listTableTexts.columns.unit,
        orderPadTexts.total,
      ].map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    >
      {products.map((product, index) => (
        <PadRow
          key={product.id}
          product={product}
          entry={entries?.get(product.id)}
          row={rows.get(product.id)}
          index={index}
          {...handlers}
        />
      ))}
    </FieldTable>
  );
}

function tryToLoadCatalogueEntries(): Promise<CatalogueEntriesById | undefined> {
  return loadCatalogueEntries().catch(() => undefined);
}
