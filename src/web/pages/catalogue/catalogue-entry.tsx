import { Link } from 'react-router';
import type { ListedProduct } from '#content/listed-product.ts';
import type { CatalogueEntries } from '#web/catalogue-entries.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ProductNotices } from '#web/ui/product-notices.tsx';
import styles from './catalogue-page.module.css';

interface CatalogueEntryProps {
  product: ListedProduct;
  entry: CatalogueEntries[number];
  /** Whether its picture is loaded at once, not when it comes near the screen. */
  isFirst: boolean;
}

/** One product of the catalogue on paper. */
export function CatalogueEntry({ product, entry, isFirst }: CatalogueEntryProps) {
  const { id, name, picture } = product;
  return (
    <article className={`ui-stack ui-sm ui-one-column ui-line-accent ui-gap-4-5 ui-pt-4 ${styles.product}`}>
      <Picture
        source={picture}
        sizes="(min-width: 768px) 240px, 92vw"
        priority={isFirst}
        className="ui-self-start ui-4-3 ui-round-sm"
      />
      <div>
        <h3 className="ui-title-sm">
          <Link to={`/product/${id}`}>{name}</Link>
        </h3>
        <p>{noBreak(entry.summary)}</p>
        <ProductNotices ids={[id]} />
        <dl className={`ui-stack ui-mt-3 ${styles.figures}`}>
          {entry.figures.map(({ label, value }) => (
            <div key={label} className={`ui-stack ui-top ui-line-bottom ui-py-1 ${styles.figure}`}>
              <dt className="ui-soft">{label}</dt>
              <dd>{noBreak(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
