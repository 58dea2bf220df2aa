import type { Ref, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { maxQuantity, minQuantity, units } from '#domain/cart-item.ts';
import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import { productPage } from '#text/product.ts';
import { formatOrderLink } from '#web/cart/order-link.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './request-quote.module.css';

const { amount } = productPage;

interface RequestQuoteProps {
  ref: Ref<HTMLFormElement>;
  /** Id of the form, for a button outside it. */
  formId: string;
  id: ProductId;
}

/**
 * Pack weight, unit and quantity, and the button that carries them to the order form, which validates them. A native GET
 * form with native fields, so that it works before and without the page's script.
 */
export function RequestQuote({ ref, formId, id }: RequestQuoteProps) {
  const { items } = useCart();
  const navigate = useNavigate();
  const category = categoryOf(id);
  const type = productType(id);
  const isInCart = items.some((item) => item.type === type && item.category === categoryLabel(category));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(formatOrderLink(id, Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <form ref={ref} id={formId} className={styles.request} action={`/order/${category}`} noValidate onSubmit={submit}>
      <input type="hidden" name="type" value={type} />
      <div className={styles.amount}>
        <label>
          {amount.packWeight}
          <input name="packWeight" type="number" inputMode="decimal" min={0} step={0.1} autoComplete="off" />
        </label>
        <label>
          {amount.unit}
          <select name="unit">
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </label>
        <label>
          {amount.quantity}
          <input
            name="quantity"
            type="number"
            inputMode="numeric"
            min={minQuantity}
            max={maxQuantity}
            defaultValue={minQuantity}
            autoComplete="off"
          />
        </label>
      </div>
      <Button type="submit" className={styles.button}>
        {productPage.request}
        <Icon name="arrow" size={18} />
      </Button>
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
    </form>
  );
}
