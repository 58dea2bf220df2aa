import { NavLink } from 'react-router';
import { headerTexts } from '#text/site.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import styles from './cart-link.module.css';

export function CartLink() {
  const count = useCart().items.length;
  return (
    <>
      <NavLink
        className="relative mr-outdent grid size-touch-target flex-none place-items-center text-ink"
        to="/cart"
        aria-label={count > 0 ? `${headerTexts.cartLabel}, ${headerTexts.cartCount(count)}` : headerTexts.cartLabel}
      >
        {({ isActive }) => (
          <>
            <Icon name="cart" />
            {count > 0 && (
              <span key={count} className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
            {isActive && <span className={styles.currentPageLine} />}
          </>
        )}
      </NavLink>
      <Status as="span" variant="hidden">
        {count > 0 ? headerTexts.cartCount(count) : ''}
      </Status>
    </>
  );
}
