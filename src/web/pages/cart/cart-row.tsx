import { cartTable } from '#content/en/cart.ts';
import type { CartItem } from '#domain/cart-item.ts';
import { Alert } from '#web/ui/alert.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import styles from './cart-row.module.css';
import type { RemovalFailure } from './use-removal.ts';

interface CartRowProps {
  readonly item: CartItem;
  /** Whether its removal is on its way. */
  readonly isLeaving: boolean;
  readonly failure: RemovalFailure | undefined;
  readonly onRemove: (item: CartItem) => void;
}

/** One item: what it is, how much of it, and the button that removes it. */
export function CartRow({ item, isLeaving, failure, onRemove }: CartRowProps) {
  const { category, type, quantity, packWeight, unit } = item;
  const name = cartTable.row(category, type, quantity, packWeight, unit);
  return (
    <>
      <tr className={styles.row} data-leaving={isLeaving || undefined}>
        <td className={styles.category}>{category}</td>
        <th className={styles.type} scope="row">
          {type}
        </th>
        <td className={styles.amount} data-label={cartTable.quantity}>
          {quantity}
        </td>
        <td className={styles.amount} data-label={cartTable.packWeight}>
          {packWeight} {unit}
        </td>
        <td className={styles.actions}>
          <TextButton busy={isLeaving} onClick={() => onRemove(item)}>
            <Icon name="trash" size={18} />
            {cartTable.remove}
            <HiddenText> {name}</HiddenText>
          </TextButton>
        </td>
      </tr>
      {failure && (
        <tr className={styles.failure}>
          <td colSpan={5}>
            <Alert key={failure.attempt} text={failure.text} />
          </td>
        </tr>
      )}
    </>
  );
}
