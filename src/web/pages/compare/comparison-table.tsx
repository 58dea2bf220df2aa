import type { Product } from '#content/product.ts';
import { sheetPath } from '#content/sheet-path.ts';
import { compare } from '#text/compare.ts';
import { formatOrderLink } from '#web/cart/order-link.ts';
import { FileLink } from '#web/ui/file-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import { comparisonRows } from './comparison.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  products: readonly Product[];
  hasOnlyDifferences: boolean;
}

/** A column for each product, a row for each fact; scrolls sideways in itself where it is too wide. */
export function ComparisonTable({ products, hasOnlyDifferences }: ComparisonTableProps) {
  const rows = comparisonRows(products).filter(({ differs }) => differs || !hasOnlyDifferences);
  return (
    <ScrollTable label={compare.tableLabel} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{compare.figure}</th>
          {products.map(({ id, name }) => (
            <th key={id} scope="col">
              <Link to={`/product/${id}`}>{name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, values, differs }) => (
          <tr key={name} className={differs && name !== 'summary' ? styles.differs : undefined}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={products[index]?.id}>
                <Value name={name} value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="ui-screen-only">
        <tr>
          <th scope="row">{compare.next}</th>
          {products.map(({ id, name, picture }) => (
            <td key={id}>
              <Picture source={picture} sizes="160px" className="ui-clip ui-4-3 ui-round-sm" />
              <Link className="ui-text-link" to={formatOrderLink(id)} aria-label={compare.requestFor(name)}>
                {compare.request}
              </Link>
              <FileLink path={sheetPath(name)} label={compare.sheetOf(name)}>
                {compare.sheet}
              </FileLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}

function Value({ name, value }: { name: string; value: string | undefined }) {
  if (value === undefined) return <span className="ui-soft">{compare.notStated}</span>;
  return name === 'botanicalName' ? <i lang="la">{value}</i> : noBreak(value);
}
