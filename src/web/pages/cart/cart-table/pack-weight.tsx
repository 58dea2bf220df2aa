import type { CartItem } from '#domain/cart/cart-item.ts';
import { findItemWeight } from '#domain/cart/weight.ts';
import { formatNumber } from '#text/format/number.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import styles from './cart-row.module.css';

export function PackWeight({ item }: { item: CartItem }) {
  const weight = findItemWeight(item);
  return (
    <>
      <span className="@max-row:inline-block">{`${formatNumber(item.packWeight)} ${item.unit}`}</span>{' '}
      {weight && item.quantity === 1 && (
        <span className="text-small text-ink-soft @max-row:inline-block">{cartTableTexts.pounds(weight)}</span>
      )}
      {weight && item.quantity > 1 && (
        <span className={styles.rowTotal}>
          <HiddenText> {cartTableTexts.rowTotal} </HiddenText>
          <span>{cartTableTexts.weight(weight)}</span>
        </span>
      )}
    </>
  );
}
