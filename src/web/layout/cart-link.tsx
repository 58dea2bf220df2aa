import { NavLink } from 'react-router';
import { header } from '#text/site.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Icon } from '#web/ui/icon.tsx';

export function CartLink() {
  const count = useCart().items.length;
  return (
    <>
      <NavLink
        className="relative -mr-[10px] grid size-tap flex-none place-items-center text-ink"
        to="/cart"
        aria-label={count > 0 ? `${header.cartLabel}, ${header.cartCount(count)}` : header.cartLabel}
      >
        {({ isActive }) => (
          <>
            <Icon name="cart" />
            {count > 0 && (
              <span
                key={count}
                className="absolute top-[0.125rem] right-0 min-w-[1.25rem] animate-arrive rounded-pill bg-accent px-[0.3125rem] text-center text-2xs leading-[1.25rem] font-bold text-ink"
                aria-hidden="true"
              >
                {count}
              </span>
            )}
            {isActive && <span className="absolute inset-x-[0.625rem] bottom-1 border-b-2 border-accent" />}
          </>
        )}
      </NavLink>
      <span className="sr-only" role="status">
        {count > 0 ? header.cartCount(count) : ''}
      </span>
    </>
  );
}
