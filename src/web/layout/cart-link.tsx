import { NavLink } from 'react-router';
import { header } from '#text/site.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './cart-link.module.css';

/** The cart icon, with a badge only when the count is above zero; screen readers announce changes politely. */
export function CartLink() {
  const count = useCart().items.length;
  return (
    <>
      <NavLink
        className={`ui-center ui-relative ui-rigid ui-tap-square ui-ink ${styles.cart}`}
        to="/cart"
        aria-label={count > 0 ? `${header.cartLabel}, ${header.cartCount(count)}` : header.cartLabel}
      >
        <Icon name="cart" />
        {count > 0 && (
          <span key={count} className={`ui-ink ui-absolute ui-2xs ui-text-center ${styles.badge}`} aria-hidden="true">
            {count}
          </span>
        )}
      </NavLink>
      <span className="ui-hidden" role="status">
        {count > 0 ? header.cartCount(count) : ''}
      </span>
    </>
  );
}
