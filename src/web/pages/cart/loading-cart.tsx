import { cart } from '#text/cart.ts';
import { NoScriptContact } from '#web/ui/no-script-contact.tsx';
import styles from './loading-cart.module.css';

/** Before the browser's storage is read and while the list is fetched; help for those without scripts. */
export function LoadingCart() {
  return (
    <div className={`ui-card ${styles.loading}`}>
      <p className="ui-soft" role="status">
        {cart.loading}
      </p>
      <div className={styles.rows} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <NoScriptContact page="cart" />
    </div>
  );
}
