import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { sumItems } from '#domain/cart/weight.ts';
import { completeItems } from '#domain/list-table/table-row.ts';
import { figureLabels } from '#text/catalogue/figures.ts';
import { listJob, listTable, orderPad } from '#text/list/list-table.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { loadEntries, type CatalogueEntries } from '#web/features/catalogue/catalogue-entries.ts';
import { AddRows } from '#web/features/list/add-rows.tsx';
import { listHash } from '#web/features/list/address/list-hash.ts';
import { JobPanel } from '#web/features/list/job/job-panel.tsx';
import { useAddJob } from '#web/features/list/job/use-add-job.ts';
import { useListDraft } from '#web/features/list/list-draft.ts';
import { FieldTable } from '#web/features/list/table/field-table.tsx';
import type { Place } from '#web/features/list/table/table-cells.ts';
import { useTableKeys } from '#web/features/list/table/use-table-keys.ts';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/controls/alert.tsx';
import { PadRow } from './pad-row.tsx';
import { padColumns, rowsByProduct, setPadCells, type PadColumn } from './pad-rows.ts';
import styles from './order-pad.module.css';

export function OrderPad({ products }: { products: readonly ListedProduct[] }) {
  const { email } = useCart();
  const { pad } = useListDraft();
  const job = useAddJob(email);
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [entries, setEntries] = useState<CatalogueEntries>([]);
  const items = completeItems(pad);
  const total = sumItems(items);
  const rows = rowsByProduct(pad);
  const hidden = pad.length - products.filter(({ id }) => rows.has(id)).length;

  useEffect(() => {
    // Offline the rows stay without figures.
    loadEntries().then(setEntries, () => undefined);
  }, []);
  // The pressed button is gone, and its focus with it.
  useFocusWhen(status, job.total !== undefined);

  const onPaste = useCallback(
    (cells: readonly (readonly string[])[], from: Place<PadColumn>) => {
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
  const keys = useTableKeys({ table, columns: padColumns, onPaste });

  return (
    <div className="@container grid grid-cols-1 gap-3">
      <p className="text-sm text-ink-soft">
        <span>{orderPad.text}</span> <span className="pointer-coarse:hidden">{orderPad.keys}</span>
      </p>
      <FieldTable
        ref={table}
        label={orderPad.label}
        className={`text-sm tabular-nums ${styles.table}`}
        head={[
          listTable.columns.product,
          orderPad.size,
          figureLabels.hsCode,
          figureLabels.packing,
          listTable.columns.quantity,
          listTable.columns.packWeight,
          listTable.columns.unit,
          orderPad.total,
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
            entry={entries.find(({ id }) => id === product.id)}
            row={rows.get(product.id)}
            index={index}
            {...keys}
          />
        ))}
      </FieldTable>
      <p ref={status} role="status" tabIndex={-1} className="empty:absolute focus:outline-none">
        {job.total !== undefined && (
          <>
            <span>{listJob.added(job.total)}</span> <Link to="/cart">{orderPad.toCart}</Link>
          </>
        )}
      </p>
      {job.count !== undefined && (
        <Card as="section" className="grid gap-3 p-panel" aria-label={orderPad.adding}>
          <JobPanel
            job={job}
            count={job.count}
            onPutBack={() => job.putBack(() => void navigate(`/cart${listHash}`))}
          />
        </Card>
      )}
      {job.count === undefined && job.error !== undefined && <Alert text={job.error} />}
      {job.count === undefined && pad.length > 0 && (
        <div className="sticky-bar flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-accent bg-cream px-2 py-3">
          <p className="text-sm" role="status">
            <strong>{orderPad.summary(items.length, pad.length - items.length, total)}</strong>{' '}
            {hidden > 0 && <span>{orderPad.hidden(hidden)}</span>}
          </p>
          <AddRows email={email} count={items.length} total={pad.length} onAdd={(owner) => job.start(owner, 'pad')} />
        </div>
      )}
    </div>
  );
}
