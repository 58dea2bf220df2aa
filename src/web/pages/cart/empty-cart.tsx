import { emptyCart } from '#text/cart.ts';
import { emptyBowl } from '#text/empty-states.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CartOwner } from './cart-owner.tsx';
import styles from './empty-cart.module.css';

interface EmptyCartProps {
  email: string;
  onChange: () => void;
  onForget: () => void;
}

/** A cart with nothing in it, and the way to fill it. */
export function EmptyCart({ email, onChange, onForget }: EmptyCartProps) {
  return (
    <EmptyState
      variant="card"
      className={styles.empty}
      picture={<Picture source={emptyBowl} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emptyCart.title}
      text={emptyCart.text}
    >
      <ButtonLink to="/shop">{emptyCart.continue}</ButtonLink>
      <CartOwner email={email} onChange={onChange} onForget={onForget} />
    </EmptyState>
  );
}
