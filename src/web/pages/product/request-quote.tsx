import { Link } from 'react-router';
import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import { productPage } from '#text/product.ts';
import { useQuote } from '#web/quote/use-quote.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './request-quote.module.css';

/** Links to the order form with this product selected; tells whether the product is in the cart already. */
export function RequestQuote({ id }: { id: ProductId }) {
  const { items } = useQuote();
  const category = categoryOf(id);
  const type = productType(id);
  const isInQuote = items.some((item) => item.type === type && item.category === categoryLabel(category));
  return (
    <div className={styles.request}>
      <ButtonLink to={`/order/${category}?type=${encodeURIComponent(type)}`} className={styles.button}>
        {productPage.request}
        <Icon name="arrow" size={18} />
      </ButtonLink>
      <p className={`ui-note ${styles.line}`} role="status">
        {isInQuote ? (
          <>
            <Icon name="check" size={18} />
            <span>
              {productPage.inQuote},{' '}
              <Link to="/cart" aria-label={productPage.seeQuoteLabel}>
                {productPage.seeQuote}
              </Link>
            </span>
          </>
        ) : (
          productPage.requestHint
        )}
      </p>
    </div>
  );
}
