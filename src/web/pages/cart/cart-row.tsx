import { memo, useEffect, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { cartTable, rowEditor } from '#text/cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { dropRowDraft, hasRowDraft, RowEditor } from './row-editor.tsx';
import styles from './cart-row.module.css';

interface CartRowProps {
  item: CartItem;
  /** Whether its DELETE is pending. */
  isRemoving: boolean;
  /** Why it could not be removed. */
  error: string | undefined;
  onRemove: (item: CartItem) => void;
}

/** One item, with buttons to edit and remove it. */
export const CartRow = memo(function CartRow({ item, isRemoving, error, onRemove }: CartRowProps) {
  const { category, type, quantity, packWeight, unit } = item;
  const name = cartTable.row(category, type, quantity, packWeight, unit);
  const [isEditing, setIsEditing] = useState(() => hasRowDraft(item.id));
  const [isSaved, setIsSaved] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);

  useEffect(() => {
    // The form that had the focus was removed: focus the button that opened it.
    if (!isEditing && isBack.current) change.current?.focus();
    isBack.current = isEditing;
  }, [isEditing]);

  const close = (saved: boolean) => {
    dropRowDraft(item.id);
    setIsSaved(saved);
    setIsEditing(false);
  };
  return (
    <>
      {/* While its editor is open the row is hidden on screen only: the printed sheet shows the stored values. */}
      <tr className={styles.row} data-removing={isRemoving || undefined} data-editing={isEditing || undefined}>
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
          <Button variant="text" ref={change} onClick={() => setIsEditing(true)}>
            {cartTable.change}
            <HiddenText> {name}</HiddenText>
          </Button>
          <Button variant="text" isPending={isRemoving} onClick={() => onRemove(item)}>
            {cartTable.remove}
            <HiddenText> {name}</HiddenText>
          </Button>
          <span role="status">{isSaved && <HiddenText>{rowEditor.saved(category, type)}</HiddenText>}</span>
        </td>
      </tr>
      {isEditing && (
        <tr className={styles.wide}>
          <td colSpan={5}>
            <RowEditor item={item} label={rowEditor.label(name)} onClose={close} />
          </td>
        </tr>
      )}
      {error !== undefined && (
        <tr className={styles.wide}>
          <td colSpan={5}>
            <Alert text={error} />
          </td>
        </tr>
      )}
    </>
  );
});
