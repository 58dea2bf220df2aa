import { company } from '#content/company.ts';
import { cart } from '#content/en/cart.ts';
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
      <noscript>
        <p className={styles.noScript}>
          {cart.noScript} <a href={`mailto:${company.email}`}>{company.email}</a> {cart.noScriptOr}{' '}
          <a href={`https://wa.me/${company.whatsappNumber}`}>{cart.noScriptWhatsApp}</a>
        </p>
      </noscript>
    </div>
  );
}
