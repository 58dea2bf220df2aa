import { Link } from 'react-router';
import { sheetPath } from '#content/catalogue/sheet-path.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { formatOrderLink } from '#domain/cart/order-link.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { specificationLabels } from '#text/catalogue/specification-labels.ts';
import { comparePageTexts } from '#text/pages/compare.ts';
import { PdfLink } from '#web/ui/controls/pdf-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ScrollTable } from '#web/ui/scroll-table.tsx';
import { listComparisonRows } from './comparison-rows.ts';
import type { ComparedProduct } from './load-compared-products.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  products: readonly ComparedProduct[];
  showsOnlyDifferences: boolean;
}

export function ComparisonTable({ products, showsOnlyDifferences }: ComparisonTableProps) {
  const rows = listComparisonRows(products).filter(({ isDifferent }) => isDifferent || !showsOnlyDifferences);
  return (
    <ScrollTable label={comparePageTexts.tableLabel} className={styles.box} tableClassName={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {comparePageTexts.figure}
          </th>
          {products.map(({ id, name, picture }, index) => (
            <th key={id} scope="col" className={styles.product} {...getPhoneAttributes(index)}>
              <Picture source={picture} alt="" sizes="160px" className={styles.picture} />
              <Link to={productPath(id)} className="stretched">
                {name}
              </Link>
            </th>
          ))}
        </tr>
        <tr className="print:hidden">
          <td>{comparePageTexts.next}</td>
          {products.map(({ id, name }, index) => (
            <td key={id} {...getPhoneAttributes(index)}>
              <TextLink to={formatOrderLink(id)} aria-label={comparePageTexts.requestFor(name)}>
                {comparePageTexts.request}
              </TextLink>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values, isDifferent, isDifferentOnPhones }) => (
          <tr
            key={label}
            data-same={!isDifferent || undefined}
            data-same-on-phones={!isDifferentOnPhones || undefined}
            data-left-out-on-phones={(showsOnlyDifferences && !isDifferentOnPhones) || undefined}
          >
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={products[index]?.id} {...getPhoneAttributes(index)}>
                <Value label={label} value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="print:hidden">
        <tr>
          <th scope="row">{comparePageTexts.sheet}</th>
          {products.map(({ id, name }, index) => (
            <td key={id} {...getPhoneAttributes(index)}>
              <PdfLink path={sheetPath(name)} label={comparePageTexts.openNamedSheet(name)}>
                {comparePageTexts.openSheet}
              </PdfLink>
            </td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}

function getPhoneAttributes(index: number) {
  return { 'data-last-on-phones': index === 1 || undefined, 'data-left-out-on-phones': index > 1 || undefined };
}

interface ValueProps {
  label: string;
  value: string | undefined;
}

function Value({ label, value }: ValueProps) {
  if (value === undefined) return <span className="text-ink-soft">{comparePageTexts.notStated}</span>;
  if (label === specificationLabels.botanicalName) return <i lang="la">{value}</i>;
  if (label !== comparePageTexts.summary) return addNoBreakSpaces(value);
  const [firstSentence = value] = /^.+?\.(?= \p{Lu})/u.exec(value) ?? [];
  return (
    <>
      <span>{addNoBreakSpaces(firstSentence)}</span>
      <span className="max-sm:hidden">{addNoBreakSpaces(value.slice(firstSentence.length))}</span>
    </>
  );
}
