import { Link } from 'react-router';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import type { CatalogueEntry } from '#web/features/catalogue/catalogue-entries.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './product-article.module.css';

interface ProductArticleProps {
  product: ListedProduct;
  entry: CatalogueEntry;
  hasPriority: boolean;
}

export function ProductArticle({ product, entry, hasPriority }: ProductArticleProps) {
  const { id, name, picture } = product;
  return (
    <article id={String(id)} className={`ruled ${styles.product}`}>
      <Picture
        source={picture}
        sizes="(min-width: 768px) 240px, 92vw"
        hasPriority={hasPriority}
        className="aspect-4/3 self-start rounded-8"
      />
      <div>
        {/* Not a `SmallTitle`: its font arrives after hydration and would lay out all products again. */}
        <h3 className="text-title-sm">
          <Link to={productPath(id)} className="text-inherit no-underline">
            {name}
          </Link>
        </h3>
        <p>{addNoBreakSpaces(entry.summary)}</p>
        <ProductNotices ids={[id]} />
        <dl className={styles.figures}>
          {entry.figures.map(({ label, value }) => (
            <div key={label} className={styles.figure}>
              <dt className="text-ink-soft">{label}</dt>
              <dd>{addNoBreakSpaces(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
