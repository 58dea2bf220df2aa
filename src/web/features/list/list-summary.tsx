import { findTotal } from '#domain/cart/weight.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { findCompleteItems, type TableRow } from '#domain/list-table/table-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { MissingSpiceNotice } from '#web/features/search/missing-spice-notice.tsx';

interface ListSummaryProps {
  rows: readonly TableRow[];
  otherLines: readonly string[];
  unreadLines: readonly string[];
}

export function ListSummary({ rows, otherLines, unreadLines }: ListSummaryProps) {
  const items = findCompleteItems(rows);
  const total = findTotal(items);
  const unclearRows = rows.filter(({ storedProduct, productDoubt }) => !storedProduct || productDoubt !== undefined);
  const unclearTexts = unclearRows.flatMap(({ source, product }) => [source, product]);
  return (
    <>
      <MissingSpiceNotice lines={[...otherLines, ...unclearTexts, ...unreadLines]} />
      {total && total.weights.length > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-3">
          <span className="text-small text-ink-soft">{listTableTexts.total}</span>
          <strong>{listTableTexts.totals(total)}</strong>
        </p>
      )}
      <ProductNotices ids={items.map(findProductId)} />
    </>
  );
}
