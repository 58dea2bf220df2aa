import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import { productPage } from '#text/product.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './request-quote.module.css';

/** Links to the order form with this product selected; tells whether the product is in the cart already. */
export function RequestQuote({ id }: { id: ProductId }) {
  const { items } = useCart();
  const category = categoryOf(id);
  const type = productType(id);
  const isInCart = items.some((item) => item.type === type && item.category === categoryLabel(category));
  return (
    <div className={styles.request}>
      <ButtonLink to={`/order/${category}?type=${encodeURIComponent(type)}`} className={styles.button}>
        {productPage.request}
        <Icon name="arrow" size={18} />
      </ButtonLink>
      <p className={`ui-note ${styles.line}`} role="status">
        {isInCart ? (
          <>
            <Icon name="check" size={18} />
            <span>
              {productPage.inCart},{' '}
              <Link to="/cart" aria-label={productPage.seeCartLabel}>
                {productPage.seeCart}
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
