import { emptyCart } from '#content/en/cart.ts';
import { alt } from '#content/en/pictures.ts';
import '#content/en/pictures/state.generated.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import common from '#web/ui/common.module.css';
import styles from './empty-cart.module.css';
import { QuotingAs } from './quoting-as.tsx';

interface EmptyCartProps {
  readonly email: string;
  readonly onChange: () => void;
  readonly onForget: () => void;
}

/** A cart with nothing in it, and the way to fill it (spec section 2). */
export function EmptyCart({ email, onChange, onForget }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <Picture
        id="state-empty-bowl"
        alt={alt['state-empty-bowl']}
        sizes="(min-width: 1025px) 36rem, 92vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={common.titleMd}>{emptyCart.title}</h2>
        <p className={styles.text}>{emptyCart.text}</p>
        <ButtonLink to="/shop">{emptyCart.continue}</ButtonLink>
        <QuotingAs email={email} onChange={onChange} onForget={onForget} />
      </div>
    </div>
  );
}
